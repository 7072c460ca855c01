import { describe, expect, test } from 'vitest';
import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import type { ManifestFollowOrder } from '#electron/engine/shipping/manifest-order.ts';
import { labelBytes } from './answers.ts';
import { useShipengine } from './connected.ts';

const HOUR = 60 * 60_000;
/** ShipStation wants a recipient's telephone number. */
const callable = (shipment: PreparedShipment): PreparedShipment => {
  const { request } = shipment;
  const { recipient } = request;
  const contact = { ...recipient.contact, phoneNumber: '+1 512 555 0100' };
  return { ...shipment, request: { ...request, recipient: { ...recipient, contact } } };
};

describe.each(['SHIPENGINE', 'SHIPSTATION'] as const)('%s', (profile) => {
  const used = useShipengine(profile);

  /** What is asked about shipments that were bought. @param unknown how many of them have no label at the service */
  async function bought(count: number, unknown = 0): Promise<ManifestFollowOrder> {
    const shipments = [];
    const order = used.order({ shipment: callable });
    for (let index = 0; index < count; index += 1) {
      const each = used.order({ shipment: callable });
      const sale = await used.adapter.purchase(each);
      if (sale.kind !== 'purchased') throw new Error(sale.reason);
      const { trackingNumbers, notes = {} } = sale;
      shipments.push({ shipmentId: each.shipmentId, ownId: each.attempt.ownId, notes, trackingNumbers });
    }
    for (let index = 0; index < unknown; index += 1)
      shipments.push({ shipmentId: `unknown-${index}`, ownId: 'x', notes: {}, trackingNumbers: ['1'] });
    const { account } = order.shipment;
    return { manifestId: 'm', account, shipments, notes: {}, ageMs: 0, signal: AbortSignal.timeout(3000) };
  }
  const idsOf = ({ shipments }: ManifestFollowOrder) => shipments.flatMap(({ notes }) => notes['labelId'] ?? []);
  const newest = () => used.fake.manifests().at(-1);

  test('the labels of a day go on a manifest, whose form is fetched; what the service does not know is left out', async () => {
    const order = await bought(2, 1);
    const outcome = await used.adapter.manifest(order);
    expect(outcome).toMatchObject({ kind: 'created', ids: [expect.stringMatching(/^se-3/)] });
    expect(outcome).toMatchObject({
      leftOut: [{ shipmentId: 'unknown-0', trouble: { code: 'SHIPMENT_NOT_KNOWN_THERE' } }],
    });
    const [form] = outcome.kind === 'created' ? outcome.forms : [];
    expect(Buffer.from(form ?? []).equals(Buffer.from(labelBytes('pdf')))).toBe(true);
    expect(newest()).toEqual(idsOf(order));
  });

  test('one that is in work is submitted, and asked about until it is there', async () => {
    used.fake.nextManifest('later');
    const order = await bought(1);
    const outcome = await used.adapter.manifest(order);
    expect(outcome).toMatchObject({ kind: 'submitted', notes: { requestIds: [expect.stringMatching(/^se-4/)] } });
    const asked = { ...order, notes: outcome.kind === 'submitted' ? outcome.notes : {} };
    expect(await used.adapter.followManifest(asked)).toMatchObject({ kind: 'submitted', notes: asked.notes });
    used.fake.makeManifests();
    expect(await used.adapter.followManifest(asked)).toMatchObject({ kind: 'created', leftOut: [] });
  });

  test("a refusal is in the service's words, and so is that of a label that is on one already", async () => {
    used.fake.nextManifest({ words: 'This carrier has no manifests.' });
    const order = await bought(1);
    expect(await used.adapter.manifest(order)).toEqual({ kind: 'refused', reason: 'This carrier has no manifests.' });
    await used.adapter.manifest(order);
    const again = await used.adapter.manifest(order);
    expect(again).toEqual({ kind: 'refused', reason: 'A label is on a manifest already.' });
  });

  test('a refusal without a word is said to be so', async () => {
    used.fake.nextManifest({ words: ' ' });
    const outcome = await used.adapter.manifest(await bought(1));
    expect(outcome).toMatchObject({ kind: 'refused', trouble: { code: 'NO_REASON_GIVEN' } });
  });

  test('nothing is asked where the service knows none of the shipments', async () => {
    const calls = used.fake.calls.length;
    const outcome = await used.adapter.manifest(await bought(0, 2));
    expect(outcome).toMatchObject({ kind: 'refused', trouble: { code: 'MANIFEST_NO_IDS' } });
    expect(used.fake.calls).toHaveLength(calls);
  });

  test.each(['reset', 'cut', 'half-json', 'server-error', 'redirect'] as const)(
    'an answer that is lost (%s) is not certain; what became of it is found by the labels',
    async (fault) => {
      const order = await bought(2);
      used.fake.fail('manifest', fault);
      await expect(used.adapter.manifest(order)).rejects.toThrow();
      // A redirect was not carried out: that none is found proves nothing.
      if (fault === 'redirect') await expect(used.adapter.followManifest(order)).rejects.toThrow('proves nothing');
      else expect(await used.adapter.followManifest(order)).toMatchObject({ kind: 'created', leftOut: [] });
    },
  );

  test.each(['too-many', 'unauthorized-once'] as const)('%s proves that none was made', async (fault) => {
    const order = await bought(1);
    used.fake.fail('manifest', fault);
    expect((await used.adapter.manifest(order)).kind).toBe('refused');
    expect((await used.adapter.manifest(order)).kind).toBe('created');
  });

  test('of an answer that was lost, a label that is on no manifest yet may come on one within the hour', async () => {
    const order = await bought(2);
    const [first = '', second = ''] = idsOf(order).map(String);
    used.fake.fail('manifest', 'reset');
    await expect(used.adapter.manifest(order)).rejects.toThrow();
    used.fake.takeOffManifest(second);
    const early = await used.adapter.followManifest(order);
    expect(early).toMatchObject({ kind: 'submitted', ids: [expect.stringMatching(/^se-3/)] });
    const [{ shipmentId = '' } = {}] = order.shipments.filter(({ notes }) => notes['labelId'] === second);
    expect(await used.adapter.followManifest({ ...order, ageMs: HOUR })).toMatchObject({
      ...{ kind: 'created', ids: [expect.any(String)] },
      leftOut: [{ shipmentId, trouble: { code: 'SHIPMENT_ON_NO_MANIFEST' } }],
    });
    used.fake.makeManifests();
    expect(await used.adapter.followManifest(order)).toMatchObject({ kind: 'created', leftOut: [] });
    expect(used.fake.manifests().slice(-2)).toEqual([[first], [second]]);
  });
});
