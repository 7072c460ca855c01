import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { labelOf } from '../../fault/carrier/answers.ts';
import { KEYS } from '../../fault/carrier/carrier-server.ts';
import { useGateway } from './gateway.ts';

const gateway = useGateway();
const MINUTE = 60_000;

describe('a purchase whose answer was lost', () => {
  test('is found with its numbers and labels, and is not bought again', async () => {
    const order = gateway.order({ itemCode: 'sell-then-reset', items: ['a', 'b'] });
    expect((await gateway.adapter.purchase(order)).kind).toBe('unknown');
    const found = await gateway.adapter.lookup(order);
    const [sale] = gateway.salesOf(order.shipmentId);
    expect(found).toMatchObject({ kind: 'purchased', trackingNumbers: sale?.trackingNumbers });
    expect(found.kind === 'purchased' && found.documents?.map(({ bytes }) => bytes)).toEqual(
      sale?.trackingNumbers.map(labelOf),
    );
    expect(gateway.salesOf(order.shipmentId)).toHaveLength(1);
  });

  test.each([
    ['has voided it meanwhile at the other end, a', 'STATION', 'at-once'],
    ['has voided it meanwhile at the other end, a', 'SERVICE', 'at-once'],
    ['has asked for its void, which the carrier decides later, at the other end, a', 'STATION', 'decided-later'],
  ] as const)('is not taken for good where somebody %s %s', async (_, upstream, how) => {
    const order = gateway.order({ itemCode: 'sell-then-reset', config: { upstream } });
    await gateway.adapter.purchase(order);
    gateway.carrier.voidAll(how);
    const [sale] = gateway.salesOf(order.shipmentId);
    const found = await gateway.adapter.lookup(order);
    expect(found).toMatchObject({ kind: 'unknown', trouble: { code: 'LABEL_VOIDED_THERE' } });
    expect('reason' in found && found.reason).toContain(sale?.trackingNumbers[0]);
  });
});

describe('a transaction that the other end does not know', () => {
  const lost = { itemCode: 'reset' as const };

  test('proves nothing at a service, however old it is', async () => {
    const order = gateway.order({ ...lost, ageMs: 24 * 60 * MINUTE });
    await gateway.adapter.purchase(order);
    expect((await gateway.adapter.lookup(order)).kind).toBe('unknown');
  });

  test('proves nothing at a station while the request may still arrive', async () => {
    const order = gateway.order({ ...lost, ageMs: 2 * MINUTE - 1, config: { upstream: 'STATION' } });
    expect((await gateway.adapter.lookup(order)).kind).toBe('unknown');
  });

  test('was not bought at a station, when it says so twice and late enough', async () => {
    const order = gateway.order({ ...lost, ageMs: 2 * MINUTE, config: { upstream: 'STATION' } });
    const before = gateway.carrier.calls.length;
    expect((await gateway.adapter.lookup(order)).kind).toBe('rejected');
    const asked = gateway.carrier.calls.slice(before).filter(({ path }) => path.includes('by-transaction'));
    expect(asked.map(({ method }) => method)).toEqual(['GET', 'GET']);
  });
});

describe('a transaction that was sent with other keys', () => {
  const aged = { ageMs: 60 * MINUTE };
  const withToken = { accessKey: undefined, secretKey: undefined, token: '********', upstream: 'STATION' as const };
  const bought = { identity: 'mine', token: 'fixed-token-of-the-buyer' };
  const replaced = { identity: 'another', token: 'fixed-token-of-another' };
  afterAll(() => gateway.setSecret({ secretKey: KEYS.secretKey }));

  test('is found with the keys it was sent with, as long as they are kept', async () => {
    await gateway.setSecret(bought);
    const order = gateway.order({ ...aged, itemCode: 'sell-then-reset', config: withToken });
    await gateway.adapter.purchase(order);
    await gateway.setSecret(replaced, [{ origin: gateway.carrier.url, ...bought }]);
    expect((await gateway.adapter.lookup(order)).kind).toBe('purchased');
  });

  test('is in doubt for good where these are gone: that others do not know it proves nothing', async () => {
    await gateway.setSecret(bought);
    const order = gateway.order({ ...aged, itemCode: 'sell-then-reset', config: withToken });
    await gateway.adapter.purchase(order);
    await gateway.setSecret(replaced);
    expect(await gateway.adapter.lookup(order)).toMatchObject({
      kind: 'unknown',
      trouble: { code: 'ASKED_WITH_OTHER_KEYS' },
    });
    // As it was stored by a version that did not say.
    const { identity: _, ...account } = order.shipment.account;
    await gateway.setSecret(bought);
    expect(await gateway.adapter.lookup({ ...order, shipment: { ...order.shipment, account } })).toMatchObject({
      kind: 'purchased',
    });
    expect(gateway.salesOf(order.shipmentId)).toHaveLength(1);
  });

  test('is asked for with those of today where they were revoked: what these find is proof, what they do not know is none', async () => {
    await gateway.setSecret(bought);
    const order = gateway.order({ ...aged, itemCode: 'sell-then-reset', config: withToken });
    await gateway.adapter.purchase(order);
    const revoked = { identity: 'mine', origin: gateway.carrier.url, token: 'old-token' };
    await gateway.setSecret(replaced, [revoked]);
    expect(await gateway.adapter.lookup(order)).toMatchObject({
      kind: 'unknown',
      trouble: { code: 'ASKED_WITH_OTHER_KEYS' },
    });
    await gateway.setSecret({ ...bought, identity: 'renewed' }, [revoked]);
    expect(await gateway.adapter.lookup(order)).toMatchObject({ kind: 'purchased' });
  });

  test('is not sent at all where they were replaced before it left', async () => {
    await gateway.setSecret(replaced);
    const order = gateway.order({ config: withToken });
    expect(await gateway.adapter.purchase(order)).toMatchObject({ kind: 'not_sent' });
    expect(gateway.salesOf(order.shipmentId)).toEqual([]);
  });
});

test('a look-up that finds nobody there leaves everything open', async () => {
  const order = gateway.order({ config: { upstream: 'STATION' }, ageMs: 60 * MINUTE, signal: AbortSignal.abort() });
  expect((await gateway.adapter.lookup(order)).kind).toBe('unknown');
});

test('a service that takes no more look-ups for now is left alone as long as it asks to be', async () => {
  const busy = createServer((_, response) =>
    response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '600' }).end('{}'),
  ).listen(0, '127.0.0.1');
  onTestFinished(() => void busy.close());
  await once(busy, 'listening');
  const baseUrl = `http://127.0.0.1:${(busy.address() as AddressInfo).port}`;
  await gateway.setSecret({ origin: baseUrl, token: 'fixed-token' });
  const order = gateway.order({ config: { baseUrl, accessKey: undefined, secretKey: undefined, token: '********' } });
  expect(await gateway.adapter.lookup(order)).toMatchObject({ kind: 'unknown', waitMs: 600_000 });
});
