import { createPinia, disposePinia, setActivePinia, type Pinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useShip } from '#renderer/features/ship/store.ts';
import { useEvents } from '#renderer/stores/events.ts';

const AT = '2026-03-02T09:00:00.000Z';
const EARLIER = { shipmentId: 's', transactionId: 't', trackingNumber: '1Z', at: AT };
const WARNING = { code: 'SHIPPED_BEFORE', pointer: '/recipient', message: '', earlier: EARLIER };

let pinia: Pinia;
let warnings: object[];
let bought: number;
let stream: ReadableStreamDefaultController<Uint8Array>;
const tell = (event: object) => stream.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));

beforeEach(() => {
  vi.useFakeTimers();
  setActivePinia((pinia = createPinia()));
  [warnings, bought] = [[], 0];
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/events')) return new Response(new ReadableStream({ start: (one) => void (stream = one) }));
    if (address.includes('/cloud-ship-service/')) bought += 1;
    return Response.json({ valid: true, errors: [], warnings, packages: [] });
  });
});
afterEach(() => {
  useEvents().stop();
  disposePinia(pinia);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a form that was right is asked about once somebody else has shipped the same', async () => {
  useEvents().start();
  const ship = useShip();
  ship.draft.recipient.personName = 'Jane Roe';
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ship.status).toBe('ready');
  warnings = [WARNING];
  tell({ type: 'shipment', sequence: 2, id: 's', transactionId: 't', clientId: 'c', state: 'LABELLED', at: AT });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ship.status).toBe('ready');
  void ship.buy();
  await vi.advanceTimersByTimeAsync(0);
  expect([ship.shippedBefore, bought]).toEqual([EARLIER, 0]);
});
