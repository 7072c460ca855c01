import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { classify } from '#electron/adapters/gateway/classify.ts';
import type { PurchaseOutcome } from '#electron/engine/shipping/adapter.ts';
import { labelOf } from '../../fault/carrier/answers.ts';
import type { Behaviour } from '../../fault/carrier/behaviour.ts';
import { useGateway } from './gateway.ts';

const gateway = useGateway();

/** Buys once, and says what it made of it and how often the carrier sold. */
async function buy(changes: Parameters<typeof gateway.order>[0] = {}) {
  const order = gateway.order(changes);
  const outcome = await gateway.adapter.purchase(order);
  return { outcome, sold: gateway.salesOf(order.shipmentId).length };
}

const reasonOf = (outcome: PurchaseOutcome) => ('reason' in outcome ? outcome.reason : '');

describe('a sale', () => {
  test('brings a tracking number and a label for every package, in the order of the packages', async () => {
    const order = gateway.order({ items: ['first', 'second', 'third'] });
    const outcome = await gateway.adapter.purchase(order);
    const [sale] = gateway.salesOf(order.shipmentId);
    expect(outcome).toEqual({
      kind: 'purchased',
      trackingNumbers: sale?.trackingNumbers,
      documents: sale?.trackingNumbers.map((number, index) => ({
        packageNumber: index + 1,
        contentType: 'LABEL',
        imageType: 'pdf',
        bytes: labelOf(number),
      })),
    });
  });

  test('is one whatever media type the answer claims to be', async () => {
    expect(await buy({ itemCode: 'wrong-content-type' })).toMatchObject({ outcome: { kind: 'purchased' }, sold: 1 });
  });
});

/** What each way of failing proves, and how often the carrier sold all the same. */
const CLASSES: [Behaviour, PurchaseOutcome['kind'], number][] = [
  ['sell-then-silent', 'unknown', 1],
  ['silent', 'unknown', 0],
  ['sell-then-reset', 'unknown', 1],
  ['reset', 'unknown', 0],
  ['headers-then-reset', 'unknown', 1],
  ['sell-then-502', 'unknown', 1],
  ['502', 'unknown', 0],
  ['500', 'unknown', 0],
  ['cut-body', 'unknown', 1],
  ['not-json', 'unknown', 1],
  ['drip', 'unknown', 1],
  ['endless', 'unknown', 1],
  ['one-short', 'unknown', 1],
  ['no-number', 'unknown', 1],
  ['success-false', 'unknown', 0],
  ['success-false-known', 'rejected', 0],
  ['redirect', 'unknown', 0],
  ['sell-then-redirect', 'unknown', 1],
  ['refuse', 'rejected', 0],
  ['forbidden', 'rejected', 0],
  ['unauthorized', 'not_sent', 0],
  ['conflict', 'unknown', 0],
  ['too-many', 'unknown', 0],
  ['too-many-said', 'not_sent', 0],
  ['unavailable', 'unknown', 0],
  ['unavailable-said', 'not_sent', 0],
  ['timeout-408', 'unknown', 0],
];

test.each(CLASSES)('a service that does "%s": the outcome is %s', async (itemCode, kind, sold) => {
  const changes = { itemCode, items: ['a', 'b'], timeoutMs: 1500, config: { refusalCodes: ['E-REFUSED'] } };
  const bought = await buy(changes);
  expect([bought.outcome.kind, bought.sold], reasonOf(bought.outcome)).toEqual([kind, sold]);
  if (bought.outcome.kind === 'purchased') return;
  expect(reasonOf(bought.outcome)).toMatch(/\.$/);
  expect(bought.outcome.trouble).toMatchObject({ code: expect.any(String) });
});

describe('what is said of an outcome', () => {
  test('is the carrier’s own words for a refusal', async () => {
    const { outcome } = await buy({ itemCode: 'success-false-known', config: { refusalCodes: ['E-REFUSED'] } });
    const words = 'The depot is closed.';
    const trouble = { code: 'SERVICE_REFUSED', values: { status: 200, words } };
    expect(outcome).toEqual({ kind: 'rejected', reason: words, trouble });
  });

  test('does not repeat what another station says, as it says itself, of what may be done', () => {
    const saying = (detail: string) =>
      classify(
        {
          ...{ status: 503, contentType: 'application/problem+json', headers: {} },
          body: Buffer.from(
            JSON.stringify({ success: false, code: 'CARRIER_UNAVAILABLE', purchase: 'not_made', detail }),
          ),
        },
        { packages: [], refusalCodes: [] },
      );
    const away = 'Nothing answers at gateway.example.';
    for (const detail of [
      `${away} Nothing was bought; the same transactionId may be sent again.`,
      'Nothing answers at gateway.example; nothing was bought by this call.',
      away,
    ])
      expect(reasonOf(saying(detail))).toBe(`The service bought nothing (503). It says: ${away}`);
    expect(reasonOf(saying('Nothing was bought.'))).toBe('The service bought nothing (503).');
  });

  test('does not tell of another id that it may have been bought, as it tells of its own', () => {
    const lost = 'The carrier does not answer in time.';
    const detail = `${lost} Transaction PBN1-01a2 may have been bought: do not send it again, under this id or another.`;
    const body = Buffer.from(JSON.stringify({ success: false, code: 'CARRIER_OUTCOME_UNKNOWN', detail }));
    const answer = { status: 504, contentType: 'application/problem+json', headers: {}, body };
    expect(reasonOf(classify(answer, { packages: [], refusalCodes: [] }))).toBe(
      `The service answered 504, which does not say what it did. It says: ${lost}`,
    );
  });

  test('names what was sold where a package is missing', async () => {
    const { outcome } = await buy({ itemCode: 'one-short', items: ['a', 'b'] });
    expect(reasonOf(outcome)).toMatch(/^Packages sold: 1 of 2 \(UP\d+\)\.$/);
  });

  test('quotes nothing of an answer that is not JSON', async () => {
    const { outcome } = await buy({ itemCode: 'not-json' });
    expect(reasonOf(outcome)).not.toContain('Jane');
  });
});

describe('what never left this machine is not sent', () => {
  const refusing = async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    return `http://127.0.0.1:${port}`;
  };

  test('nobody listens', async () => {
    const baseUrl = await refusing();
    await gateway.setSecret({ origin: baseUrl, token: 'fixed-token' });
    const { outcome } = await buy({ config: { baseUrl } });
    await gateway.setSecret({ secretKey: 'SK-carrier-secret' });
    expect(outcome).toEqual({
      kind: 'not_sent',
      reason: expect.stringMatching(/^127\.0\.0\.1:\d+ takes no connection/),
      trouble: { code: 'CONNECTION_REFUSED', values: { at: new URL(baseUrl).host } },
    });
  });

  test('the name does not exist', async () => {
    const baseUrl = 'https://no-such-host.invalid';
    await gateway.setSecret({ origin: baseUrl, token: 'fixed-token' });
    const { outcome } = await buy({ config: { baseUrl } });
    await gateway.setSecret({ secretKey: 'SK-carrier-secret' });
    expect(outcome.kind).toBe('not_sent');
  });

  test('the other end does not speak TLS', async () => {
    const baseUrl = gateway.carrier.url.replace('http:', 'https:');
    await gateway.setSecret({ origin: baseUrl, token: 'fixed-token' });
    const { outcome } = await buy({ config: { baseUrl } });
    await gateway.setSecret({ secretKey: 'SK-carrier-secret' });
    expect(outcome.kind).toBe('not_sent');
  });

  test('it was given up before', async () => {
    const { outcome, sold } = await buy({ signal: AbortSignal.abort() });
    expect([outcome.kind, sold]).toEqual(['not_sent', 0]);
  });

  test('the secret belongs to another address', async () => {
    await gateway.setSecret({ origin: 'https://elsewhere.example', secretKey: 'SK-carrier-secret' });
    const calls = gateway.carrier.calls.length;
    const { outcome } = await buy();
    await gateway.setSecret({ secretKey: 'SK-carrier-secret' });
    expect([outcome.kind, gateway.carrier.calls.length - calls]).toEqual(['not_sent', 0]);
  });
});

test('a purchase is sent once, on a connection of its own, under an id of its own, with the credentials in one header', async () => {
  const order = gateway.order({ config: { serviceMapping: { A_GROUND: 'THEIR_GROUND' } } });
  await gateway.adapter.purchase(order);
  const purchases = gateway.carrier.calls.filter(({ body }) => body.includes(`PBZ9-${order.shipmentId}`));
  expect(purchases).toHaveLength(1);
  const { headers, body } = purchases[0] ?? { headers: {}, body: '{}' };
  expect(headers).toMatchObject({ transactionid: `PBZ9-${order.shipmentId}`, 'content-type': 'application/json' });
  expect(headers.authorization).toMatch(/^Bearer token-\d+$/);
  expect(JSON.parse(body)).toMatchObject({
    carrierId: 'theirs',
    serviceType: 'THEIR_GROUND',
    shipper: order.shipment.shipper,
    itemLines: [{ itemTransactionId: 'p1', weight: { units: 'LB', value: 2.5 } }],
  });
  expect(body).not.toContain(order.transactionId);
});
