import { createPinia, disposePinia, setActivePinia, type Pinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useShip } from '#renderer/features/ship/store.ts';
import { useEvents } from '#renderer/stores/events.ts';

const AT = '2026-03-02T09:00:00.000Z';
const problem = (code: string, purchase: string, more: object = {}) => ({
  ...{ type: '', title: '', detail: '', source: 'carrier', retryable: false, requestId: 'r', errors: [] },
  ...{ code, purchase, status: 409, ...more },
});
const DOUBT = problem('TRANSACTION_IN_DOUBT', 'unknown');
const FOREIGN = problem('TRANSACTION_ID_REPEATED', 'unknown', { original: { sameContent: false } });
const REFUSED = problem('CARRIER_REJECTED', 'not_made');
const BOUGHT = {
  ...{ shipmentId: 's', warnings: [] },
  data: { transactionShipments: [{ trackingNumber: '1Z', packageDocuments: [] }] },
};

let pinia: Pinia;
/** What comes of the purchase, and what is known of it later. */
let [first, later]: [object, object] = [{}, {}];
let looked: number;
let printers: object[];
let stream: ReadableStreamDefaultController<Uint8Array>;
const tell = (event: object) => stream.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
const said = (body: object) =>
  'code' in body
    ? Response.json(body, { status: 409, headers: { 'content-type': 'application/problem+json' } })
    : Response.json(body);

beforeEach(() => {
  vi.useFakeTimers();
  setActivePinia((pinia = createPinia()));
  [looked, printers] = [0, []];
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/events')) return new Response(new ReadableStream({ start: (one) => void (stream = one) }));
    if (address.includes('/cloud-ship-service/')) return said(first);
    if (address.includes('/by-transaction/')) {
      looked += 1;
      return said(later);
    }
    return Response.json({ ...{ valid: true, errors: [], warnings: [], packages: [] }, printers, printJobs: [] });
  });
});
afterEach(() => {
  useEvents().stop();
  disposePinia(pinia);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The desk whose purchase came to that, once the station has said that something became of this shipment. */
async function told(purchase: object, outcome: object) {
  [first, later] = [purchase, outcome];
  useEvents().start();
  const ship = useShip();
  ship.draft.recipient.personName = 'Jane Roe';
  await vi.advanceTimersByTimeAsync(5_000);
  await ship.buy();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ship.status).toBe('unknown');
  const { transactionId } = ship.draft;
  tell({ type: 'shipment', sequence: 2, id: 's', transactionId, clientId: 'c', state: 'LABELLED', at: AT });
  await vi.advanceTimersByTimeAsync(5_000);
  return ship;
}

test.each([
  ['bought', 'bought', BOUGHT],
  ['notBought', 'refused', REFUSED],
  ['unknown', 'still in doubt', DOUBT],
] as const)('a doubt is %s once the carrier has said that it is %s', async (status, _, outcome) => {
  expect((await told(DOUBT, outcome)).status).toBe(status);
});

test('what was bought under the id of the form with another content is never called its label', async () => {
  expect((await told(FOREIGN, BOUGHT)).status).toBe('unknown');
  expect(looked).toBe(0);
});

test('of a label that was in doubt nobody is left waiting: no printer was told of it', async () => {
  printers = [{ id: 'desk', name: 'Desk', defaultFor: [{ contentType: 'LABEL', imageType: null, stock: null }] }];
  expect((await told(DOUBT, BOUGHT)).status).toBe('notPrinted');
});
