import { describe, expect, test } from 'vitest';
import { importCarriers } from '#electron/adapters/easypost/import.ts';
import { makeScanForm } from '#electron/adapters/easypost/manifest.ts';
import { readRate, readShipment } from '#electron/adapters/easypost/read-answer.ts';
import type { Service, ServiceCall } from '#electron/adapters/http/service.ts';
import type { DocumentSource } from '#electron/engine/shipping/documents/document.ts';
import type { ManifestOrder } from '#electron/engine/shipping/manifest-order.ts';
import { useEasypost } from '../use-easypost.ts';
import { membersOf } from './members.ts';
import { readRecordings, type Recorded } from './recordings.ts';

/* eslint-disable @typescript-eslint/no-explicit-any -- recorded JSON of any shape */

const recordings = readRecordings();
const of = (method: string, path: RegExp) =>
  recordings.filter((each) => each.method === method && path.test(each.path));
const one = (method: string, path: RegExp) => of(method, path)[0] ?? expect.fail(`${path.source} is not recorded`);

/** Calls that the connector makes after its first step, and what only a recording names in them. */
const LATER = [
  { name: 'a shipment is bought', path: /^\/v2\/shipments\/[^/]+\/buy$/, only: ['end_shipper_id'] },
  { name: 'an order is bought', path: /^\/v2\/orders\/[^/]+\/buy$/, only: [] },
  { name: 'a label is given back', path: /^\/v2\/shipments\/[^/]+\/refund$/, only: [] },
  { name: 'a form to scan is made', path: /^\/v2\/scan_forms$/, only: [] },
];

describe.skipIf(recordings.length === 0)('the other calls of the connector', () => {
  const used = useEasypost();

  async function bought(changes: Parameters<typeof used.order>[0] = {}) {
    const order = used.order(changes);
    const sale = await used.adapter.purchase(order);
    return sale.kind === 'purchased' ? { ...order, ...sale } : expect.fail(sale.reason);
  }

  test('have the members of the recorded ones', async () => {
    const insured = await bought({
      shipment: ({ packages, ...shipment }) => ({
        ...shipment,
        packages: packages.map((each) => ({ ...each, declaredInfo: { amount: 100, currency: 'USD' } })),
      }),
    });
    await bought({ items: ['a', 'b'] });
    const { shipmentId, attempt, trackingNumbers, shipment } = insured;
    const shipments = [{ shipmentId, ownId: attempt.ownId, notes: attempt.notes, trackingNumbers }];
    await used.adapter.manifest({ manifestId: 'm', account: shipment.account, shipments, signal: insured.signal });
    await used.adapter.void(insured);
    for (const { name, path, only } of LATER) {
      const ours = used.fake.calls.filter((call) => call.method === 'POST' && path.test(call.path));
      const theirs = of('POST', path);
      const all = (sent: readonly unknown[]) => [...new Set(sent.flatMap((each) => membersOf(each)))].toSorted();
      expect([name, theirs.length > 0]).toEqual([name, true]);
      const recorded = all(theirs.map(({ request }) => request)).filter((member) => !only.includes(member as never));
      expect([name, all(ours.map(({ json }) => json))]).toEqual([name, recorded]);
    }
  });

  const { signal } = new AbortController();
  /** The service, as it answered when it was recorded. */
  const answering = (find: (call: ServiceCall) => Recorded): Service =>
    ({
      site: { url: new URL('https://api.easypost.com') },
      async call(call: ServiceCall) {
        const { status, bytes } = find(call);
        return { kind: 'answered', answer: { status, contentType: 'application/json', headers: {}, body: bytes } };
      },
      post: (path: string, json: object) => answering(find).call({ method: 'POST', path, json }, signal),
      fetchDocument: async (source: DocumentSource) => ({ ...source, bytes: Buffer.from(source.url) }),
    }) as unknown as Service;

  test('a form to scan is made, with its id, its file and what is on it', async () => {
    for (const form of of('POST', /^\/v2\/scan_forms$/)) {
      const answer = form.answer as any;
      const [{ id: easypostId }] = (form.request as any).scan_form.shipments;
      const shipments = [
        ['on', answer.tracking_codes],
        ['off', ['94']],
      ].map(([shipmentId, trackingNumbers]) => ({
        ...{ shipmentId, ownId: shipmentId, trackingNumbers },
        notes: { shipmentIds: [easypostId] },
      }));
      const order = { manifestId: 'm', shipments, signal } as Partial<ManifestOrder> as ManifestOrder;
      expect(
        await makeScanForm(
          answering(() => form),
          order,
        ),
      ).toEqual({
        ...{ kind: 'created', ids: [answer.id], forms: [Buffer.from(answer.form_url)] },
        leftOut: [{ shipmentId: 'off', reason: expect.any(String), trouble: expect.anything() }],
      });
    }
  });

  test('every carrier account is imported, with the services and packagings of its carrier', async () => {
    const accounts = one('GET', /^\/v2\/carrier_accounts$/);
    const [metadata] = of('GET', /^\/v2\/metadata\/carriers$/).toSorted((a, b) => b.bytes.length - a.bytes.length);
    const service = answering(({ path }) => (path.startsWith('/v2/metadata') && metadata ? metadata : accounts));
    const outcome = await importCarriers(service, signal);
    if (outcome.kind !== 'imported') throw new Error(outcome.reason);
    const recorded = accounts.answer as any[];
    expect(outcome.carriers.map(({ adapter }) => adapter)).toEqual(
      recorded.map(({ id }) => ({ carrierAccountId: id })),
    );
    for (const [index, { services, packages, name }] of outcome.carriers.entries()) {
      expect(name).toBe(recorded[index].readable);
      const known = (metadata?.answer as any).carriers.find(({ human_readable }: any) => human_readable === name);
      expect(services.map(({ serviceCode }) => serviceCode)).toEqual(
        known.service_levels.map((each: any) => each.name),
      );
      expect(packages).toHaveLength(known.predefined_packages.length);
      // Greatest weights stand there in ounces and in pounds, and nothing says which.
      expect(services.filter(({ limits }) => limits)).toEqual([]);
    }
  });

  test('every price without a shipment, and every label that was turned into another format, is read', () => {
    for (const { answer } of of('POST', /^\/beta\/rates$/))
      for (const rate of (answer as any).rates) {
        const { carrier, service, carrier_account_id: carrierAccountId, rate: amount, currency } = rate;
        expect(readRate(rate)).toMatchObject({ carrier, service, carrierAccountId, cost: { amount, currency } });
      }
    const { answer, query } = one('GET', /\/label$/);
    const { labels } = readShipment(answer);
    const wanted = query.get('file_format')?.toLowerCase() ?? '';
    expect(labels.find(({ imageType }) => imageType === wanted)?.url).toBe(
      (answer as any).postage_label[`label_${wanted}_url`],
    );
  });
});
