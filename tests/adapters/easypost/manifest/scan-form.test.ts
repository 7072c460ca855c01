import { expect, test } from 'vitest';
import type { ManifestFollowOrder } from '#electron/engine/shipping/manifest-order.ts';
import { useEasypost } from '../use-easypost.ts';

const used = useEasypost();

/** What is asked about shipments that were bought, and one that the service does not know. */
async function bought(count: number, isOneUnknown = false): Promise<ManifestFollowOrder> {
  const shipments = [];
  for (let index = 0; index < count; index += 1) {
    const each = used.order();
    const sale = await used.adapter.purchase(each);
    if (sale.kind !== 'purchased') throw new Error(sale.reason);
    const { trackingNumbers, notes = {} } = sale;
    shipments.push({ shipmentId: each.shipmentId, ownId: each.attempt.ownId, notes, trackingNumbers });
  }
  if (isOneUnknown) shipments.push({ shipmentId: 'unknown', ownId: 'x', notes: {}, trackingNumbers: ['1'] });
  const { account } = used.order().shipment;
  return { manifestId: 'm', account, shipments, notes: {}, ageMs: 0, signal: AbortSignal.timeout(3000) };
}

test('the shipments of a day go on a form, which is fetched; what the service does not know is left out', async () => {
  const outcome = await used.adapter.manifest(await bought(2, true));
  expect(outcome).toMatchObject({
    ...{ kind: 'created', ids: ['sf_1'], forms: [expect.anything()] },
    leftOut: [{ shipmentId: 'unknown', trouble: { code: 'SHIPMENT_NOT_KNOWN_THERE' } }],
  });
});

test('one that is in work is submitted, and made or failed later', async () => {
  for (const words of [undefined, '', 'USPS does not take the form.']) {
    used.fake.scanForms.next('later');
    const order = await bought(1);
    const outcome = await used.adapter.manifest(order);
    expect(outcome).toMatchObject({ kind: 'submitted', notes: { scanFormId: expect.any(String) } });
    const asked = { ...order, notes: outcome.kind === 'submitted' ? outcome.notes : {} };
    expect((await used.adapter.followManifest(asked)).kind).toBe('submitted');
    used.fake.scanForms.decide(words);
    const decided = await used.adapter.followManifest(asked);
    const refused = words === '' ? { trouble: { code: 'NO_REASON_GIVEN' } } : { reason: words };
    expect(decided).toMatchObject(
      words === undefined ? { kind: 'created', leftOut: [] } : { kind: 'refused', ...refused },
    );
  }
});

test("a refusal is in the service's words; nothing is asked where it knows none of the shipments", async () => {
  used.fake.scanForms.next({ words: 'All shipments must be of one address.' });
  const outcome = await used.adapter.manifest(await bought(1));
  expect(outcome).toMatchObject({ kind: 'refused', reason: 'All shipments must be of one address.' });
  expect(await used.adapter.manifest(await bought(0, true))).toMatchObject({ trouble: { code: 'MANIFEST_NO_IDS' } });
});

test.each(['reset', 'cut', 'half-json', 'server-error', 'redirect'] as const)(
  'an answer that is lost (%s) is not certain; what became of it is found by the shipments',
  async (fault) => {
    const order = await bought(2);
    used.fake.fail('scan-form', fault);
    await expect(used.adapter.manifest(order)).rejects.toThrow();
    // A redirect was not carried out: that none is found proves nothing.
    if (fault === 'redirect') await expect(used.adapter.followManifest(order)).rejects.toThrow('proves nothing');
    else expect(await used.adapter.followManifest(order)).toMatchObject({ kind: 'created', leftOut: [] });
  },
);
