import { describe, expect, test } from 'vitest';
import type { DocumentSource } from '#electron/engine/shipping/documents/document.ts';
import { internationalRequest } from '../../helpers/requests.ts';
import { outcomeOfAll } from '#electron/adapters/http/numbers.ts';
import { useEasypost, type OrderChange } from './use-easypost.ts';

const used = useEasypost();

/** Bought; with what the engine would ask next. */
async function bought(changes: OrderChange = {}) {
  const order = used.order(changes);
  const outcome = await used.adapter.purchase(order);
  if (outcome.kind !== 'purchased') throw new Error(outcome.reason);
  const { trackingNumbers, documentSources: sources = [] } = outcome;
  return { ...order, trackingNumbers, sources, unlabelled: [] as number[] };
}
const as = (imageType: 'PDF' | 'PNG' | 'ZPL' | 'EPL'): OrderChange => ({
  shipment: (shipment) => ({ ...shipment, imageType }),
});
const kinds = (documents: { packageNumber: number; contentType: string; imageType: string }[]) =>
  documents.map((each) => `${each.packageNumber} ${each.contentType} ${each.imageType}`);

describe('labels', () => {
  test.each(['PDF', 'PNG', 'ZPL', 'EPL'] as const)('come as %s', async (imageType) => {
    const documents = await used.adapter.documents(await bought(as(imageType)));
    expect(kinds(documents)).toEqual([`1 LABEL ${imageType.toLowerCase()}`]);
  });

  test('of several packages are in their order', async () => {
    const documents = await used.adapter.documents(await bought({ items: ['a', 'b'] }));
    expect(kinds(documents)).toEqual(['1 LABEL pdf', '2 LABEL pdf']);
  });

  test('that were made in another format are turned into the one that was wanted', async () => {
    used.fake.makeLabelsAs('PNG');
    expect(kinds(await used.adapter.documents(await bought(as('ZPL'))))).toEqual(['1 LABEL zpl']);
  });

  test('stay what they are where that fails', async () => {
    used.fake.makeLabelsAs('PNG');
    const order = await bought(as('ZPL'));
    used.fake.fail('convert', 'server-error');
    expect(kinds(await used.adapter.documents(order))).toEqual(['1 LABEL png']);
  });

  test('whose link leads nowhere are asked for anew, as are those without one', async () => {
    const order = await bought();
    const sources: DocumentSource[] = order.sources.map((each) => ({ ...each, url: `${used.fake.url}/files/old.pd` }));
    expect(kinds(await used.adapter.documents({ ...order, sources }))).toEqual(['1 LABEL pdf']);
    expect(kinds(await used.adapter.documents({ ...order, sources: [], unlabelled: [1] }))).toEqual(['1 LABEL pdf']);
  });

  test('of other numbers than the shipment bears are not taken for its own', async () => {
    const order = { ...(await bought()), trackingNumbers: ['EZ-OTHER'], sources: [], unlabelled: [1] };
    await expect(used.adapter.documents(order)).rejects.toThrow('The labels are not there yet.');
  });

  test('that are not there yet throw', async () => {
    used.fake.play('no-label-yet');
    const order = await bought();
    expect(order.sources).toEqual([]);
    await expect(used.adapter.documents({ ...order, unlabelled: [1] })).rejects.toThrow(
      'The labels are not there yet.',
    );
  });

  test('come with the commercial invoice that was made', async () => {
    used.fake.withInvoices = true;
    const { customs } = internationalRequest() as never;
    const order = await bought({
      shipment: (shipment) => ({ ...shipment, request: { ...shipment.request, customs } }),
      items: ['p1'],
    });
    expect(kinds(await used.adapter.documents(order))).toEqual(['1 LABEL pdf', '1 COMMERCIAL_INVOICE pdf']);

    used.fake.misplaceLabels('no-invoice');
    const at = (acceptedAt: number) => used.adapter.documents({ ...order, acceptedAt });
    await expect(at(Date.now())).rejects.toThrow();
    expect(kinds(await at(Date.now() - 90_000))).toEqual(['1 LABEL pdf']);
    await expect(used.adapter.documents({ ...order, acceptedAt: 0, signal: AbortSignal.abort() })).rejects.toThrow();
  });

  test('come with the invoice where its first link leads nowhere', async () => {
    used.fake.withInvoices = true;
    const { customs } = internationalRequest() as never;
    const order = await bought({
      shipment: (shipment) => ({ ...shipment, request: { ...shipment.request, customs } }),
    });
    const sources = order.sources.map((each) =>
      each.contentType === 'LABEL' ? each : { ...each, url: `${used.fake.url}/files/old.pd` },
    );
    expect(kinds(await used.adapter.documents({ ...order, sources }))).toEqual([
      '1 LABEL pdf',
      '1 COMMERCIAL_INVOICE pdf',
    ]);
  });
});

describe('a void', () => {
  test('is submitted, and voided once the money comes back; asked again, it is not sent again', async () => {
    const order = await bought();
    expect(await used.adapter.void(order)).toEqual({ kind: 'submitted' });
    const calls = used.fake.calls.length;
    expect(await used.adapter.void(order)).toEqual({ kind: 'submitted' });
    expect(await used.adapter.followVoid(order)).toEqual({ kind: 'submitted' });
    expect(used.fake.calls.slice(calls).map(({ method }) => method)).toEqual(['GET', 'GET']);
    used.fake.refunds('refunded');
    expect(await used.adapter.followVoid(order)).toEqual({ kind: 'voided', consequence: 'NOTHING_CHARGED' });
  });

  test('may be refused at once, in the words of the service, or later', async () => {
    const order = await bought();
    used.fake.refunds(null);
    const words = 'The label was used and cannot be refunded.';
    expect(await used.adapter.void(order)).toEqual({ kind: 'refused', reason: words });
    used.fake.refunds('submitted');
    expect(await used.adapter.void(order)).toEqual({ kind: 'submitted' });
    used.fake.refunds('rejected');
    expect(await used.adapter.followVoid(order)).toEqual({ kind: 'refused', reason: 'refund_status: rejected' });
  });

  test('that was refused later may be asked for again', async () => {
    const order = await bought();
    await used.adapter.void(order);
    used.fake.refunds('rejected');
    expect(await used.adapter.followVoid(order)).toMatchObject({ kind: 'refused' });
    used.fake.heal();
    const calls = used.fake.calls.length;
    expect(await used.adapter.void(order)).toEqual({ kind: 'submitted' });
    expect(used.fake.calls.slice(calls).map(({ method }) => method)).toEqual(['GET', 'POST']);
  });

  test('at a carrier that charges for what it has scanned gives nothing back, and keeps the label from being used', async () => {
    const order = await bought();
    used.fake.refunds('not_applicable');
    expect(await used.adapter.void(order)).toEqual({ kind: 'voided', consequence: 'NOTHING_CHARGED' });
    const calls = used.fake.calls.length;
    expect(await used.adapter.void(order)).toMatchObject({ kind: 'voided' });
    expect(used.fake.calls.slice(calls).map(({ method }) => method)).toEqual(['GET']);
    expect(await used.adapter.lookup({ ...order, ageMs: 0 })).toMatchObject({
      trouble: { code: 'LABEL_VOIDED_THERE' },
    });
  });

  test.each([
    [['voided', 'retired'], 'CREDIT_REQUESTED'],
    [['retired', 'retired'], 'NUMBERS_RETIRED'],
  ] as const)('of labels that are %s says what becomes of the money', (given, consequence) => {
    expect(outcomeOfAll(given, { trackingNumbers: ['1', '2'] }, false)).toEqual({ kind: 'voided', consequence });
  });

  test('of which the service says nothing is open', async () => {
    await expect(used.adapter.followVoid(await bought())).rejects.toThrow('does not say what became of the void');
  });

  test('is of every shipment of an order', async () => {
    const order = await bought({ items: ['a', 'b'] });
    expect(await used.adapter.void(order)).toEqual({ kind: 'submitted' });
    const refunds = used.fake.calls.filter(({ path }) => path.endsWith('/refund')).slice(-2);
    expect(new Set(refunds.map(({ path }) => path)).size).toBe(2);
  });

  test.each(['silent', 'server-error', 'too-many', 'half-json'] as const)(
    'that ends in "%s" is not certain',
    async (fault) => {
      const order = await bought({ timeoutMs: 800 });
      used.fake.fail('refund', fault);
      await expect(used.adapter.void(order)).rejects.toThrow();
    },
  );

  test('of other numbers than the service knows is not asked for', async () => {
    const order = await bought();
    await expect(used.adapter.void({ ...order, trackingNumbers: ['other'] })).rejects.toThrow('other tracking numbers');
  });
});
