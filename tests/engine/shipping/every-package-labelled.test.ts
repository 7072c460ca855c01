import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Adapter } from '#electron/engine/shipping/adapter.ts';
import type { NewDocument } from '#electron/engine/shipping/documents/document.ts';
import { connectCorner } from '../../adapters/connectors/example/account.ts';
import { createCorner } from '../../adapters/connectors/example/index.ts';
import { line, request } from '../../helpers/requests.ts';
import { startTestStation, type TestStation } from '../../helpers/station.ts';
import { carriersLabel } from '../../labels/foreign/labels.ts';

/** What the carrier gives with the sale, and what it gives afterwards. */
let given: { atOnce: NewDocument[]; later: NewDocument[] };
let station: TestStation;

/** A connector that says of whatever it has that it is all. */
const careless = (...[ports]: Parameters<typeof createCorner>): Adapter => ({
  definition: createCorner(ports).definition,
  purchase: async ({ shipment }) => ({
    kind: 'purchased',
    trackingNumbers: shipment.packages.map((_, index) => `N${index + 1}`),
    documents: given.atOnce,
  }),
  documents: async () => given.later,
});
beforeAll(async () => {
  station = await startTestStation({ adapters: [(ports) => careless(ports)] });
  await connectCorner(station.api);
});
afterAll(() => station.dispose());

const label = async (packageNumber: number, bytes?: Uint8Array, isOfAll = false): Promise<NewDocument> => ({
  ...{ packageNumber, contentType: 'LABEL', imageType: 'zpl', bytes: bytes ?? (await carriersLabel('ZPL')) },
  ...(isOfAll && { isOfAll }),
});
const two = { carrierId: 'corner', itemLines: ['a', 'b'].map((itemTransactionId) => line({ itemTransactionId })) };

async function shipped(id: string) {
  const { body } = await station.api.ship(id, request(two));
  const [shipment] = (await station.api.get(`/station/v1/shipments?transactionId=${id}`)).body.shipments;
  const { documents, problem } = (await station.api.get(`/station/v1/shipments/${shipment.id}`)).body;
  const packages = documents.map(({ packageNumber }: NewDocument) => packageNumber);
  // What is answered is what is stored.
  expect([problem?.code ?? null, problem?.trouble]).toEqual([body.code ?? null, body.trouble]);
  return { code: body.code ?? null, state: shipment.state, packages, ...(problem && { why: problem.trouble }) };
}

test('a sale of two packages that comes with one label is not labelled before the other is there', async () => {
  given = { atOnce: [await label(1)], later: [] };
  expect(await shipped('one-of-two')).toEqual({
    ...{ code: 'LABELS_PENDING', state: 'PURCHASED', packages: [1] },
    why: { code: 'LABELS_LACKING', values: { packages: '2' } },
  });
  given = { atOnce: [await label(1)], later: [await label(2)] };
  expect(await shipped('the-other-later')).toEqual({ code: null, state: 'LABELLED', packages: [1, 2] });
});

test('a label that came with the sale and is given once more is stored once', async () => {
  given = { atOnce: [await label(1)], later: [await label(1), await label(2)] };
  expect(await shipped('given-twice')).toEqual({ code: null, state: 'LABELLED', packages: [1, 2] });
});

test('one file of all is shared out, and one that lacks a label is not taken for all', async () => {
  const [one, other] = [await carriersLabel('ZPL', 'N1'), await carriersLabel('ZPL', 'N2')];
  given = { atOnce: [], later: [await label(1, Buffer.concat([one, other]), true)] };
  expect(await shipped('shared-out')).toEqual({ code: null, state: 'LABELLED', packages: [1, 2] });
  given = { atOnce: [], later: [await label(1, one, true)] };
  expect(await shipped('one-in-the-file')).toEqual({
    ...{ code: 'LABELS_PENDING', state: 'PURCHASED', packages: [] },
    why: { code: 'LABELS_NOT_SPLIT', values: { packages: 2, labels: 1 } },
  });
});
