import { Client } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShipmentQuery } from '#electron/engine/shipping/store.ts';
import { accept, change, label } from '../ledger/samples.ts';
import { useTwoDesks } from './two-desks.ts';

// A statement with a name stays prepared on its connection for as long as that lives.
const desks = useTwoDesks();
/** What the desks asked, other than that they live and listen; those that stay prepared, and those that do not. */
const asked = { prepared: new Set<string>(), unprepared: new Set<string>() };
const ASIDE = /heartbeat|LISTEN|pg_is_in_recovery/;

beforeEach(() => {
  const { query } = Client.prototype;
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
    const [config] = given as [{ name?: string; text: string } | string];
    const { name, text } = typeof config === 'string' ? { name: undefined, text: config } : config;
    if (!ASIDE.test(text)) asked[name === undefined ? 'unprepared' : 'prepared'].add(text);
    return (query as (...all: unknown[]) => unknown).apply(this, given) as never;
  });
});
afterEach(() => void vi.restoreAllMocks());

/** Every combination of so many filters. */
function combinations(): Partial<ShipmentQuery>[] {
  const filters = Object.entries({
    ...{ clientIds: ['desk'], states: ['LABELLED'], carrierId: 'up', acceptedFrom: 1, text: 'anna', manifested: true },
  } satisfies Partial<ShipmentQuery>);
  return Array.from({ length: 2 ** filters.length }, (_, bits) =>
    Object.fromEntries(filters.filter((_filter, index) => bits & (2 ** index))),
  );
}

test('however shipments and prints are looked for, no more statements stay prepared', async () => {
  const { shipments, printing } = desks.one;
  const look = async (query: Partial<ShipmentQuery>) => {
    await shipments.list({ limit: 10, ...query });
    await shipments.count(query);
  };
  await look({ text: 'anna' });
  const before = [...asked.prepared];
  for (const query of combinations()) await look(query);
  await printing.jobs.list({ limit: 10 });
  await printing.jobs.list({ limit: 10, states: ['QUEUED'], printerId: 'desk' });

  expect([...asked.prepared]).toEqual(before);
  expect(asked.unprepared.size).toBeGreaterThan(64);
});

test('the statements of a purchase are all prepared, and the next one needs no others', async () => {
  const buy = async () => {
    const { id } = await accept(desks.one);
    await desks.one.shipments.advance(change(id, 'PURCHASED', { trackingNumbers: [`UP${id}`] }));
    await desks.one.shipments.advance(change(id, 'LABELLED', { documents: [label()] }));
  };
  asked.unprepared.clear();
  await buy();
  // The desk reads its new label a moment later, once, and keeps it for when the database is away.
  const isKept = () => [...asked.prepared].some((statement) => /FROM journal WHERE shipment_id/.test(statement));
  await expect.poll(isKept).toBe(true);
  const before = [...asked.prepared];
  await buy();

  expect([[...asked.prepared], [...asked.unprepared]]).toEqual([before, []]);
});
