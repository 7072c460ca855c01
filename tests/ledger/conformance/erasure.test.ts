import { describe, expect, test } from 'vitest';
import { createErasure } from '#electron/engine/erasure/index.ts';
import { keyed } from '#electron/engine/addresses/addresses.ts';
import type { BatchRowState } from '#shared/schema/batches/batch-row.ts';
import type { OrderState } from '#shared/schema/orders/order.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import { order } from '../order-sample.ts';
import { accept, bringTo, change, label, NOON, recipient } from '../samples.ts';
import { newBatch, newRow } from './batches/samples.ts';
import { conformance } from './conformance.ts';

const NAME = 'Canaryman';
const person = recipient({
  contact: { personName: NAME, emailAddress: 'c@example.com' },
  address: { zipCode: '4711' },
});
const namesake = recipient({ contact: { personName: NAME }, address: { zipCode: '9999', city: 'Elsewhere' } });
const moved = recipient({
  contact: { personName: NAME, emailAddress: 'C@example.com ' },
  address: { zipCode: '1234' },
});

conformance((station) => {
  const erasure = () => createErasure({ ledger: station.ledger, log: () => undefined });

  async function ship(to: typeof person, state: ShipmentState): Promise<string> {
    const { id } = await accept(station.ledger, {
      sample: { recipient: to, references: [{ key: 'ref1', label: 'Order', value: NAME }] },
      warnings: [{ code: 'CHARACTER_REPLACED', pointer: '/recipient', message: NAME }],
    });
    const sale = { trackingNumbers: [`UP${id}`], documents: [label(NAME)] };
    if (state === 'LABELLED') await station.ledger.shipments.advance(change(id, state, sale));
    else await bringTo(station.ledger, id, state);
    return id;
  }
  const put = (number: string, state: OrderState, to = person) =>
    station.ledger.orders.create(
      order(number, { state, content: { recipient: to, lines: [{ sku: 'TEA', quantity: 2 }] } }),
    );

  async function makeRows(id: string, states: readonly BatchRowState[], hide = false): Promise<void> {
    const { batches } = station.ledger;
    await batches.begin(
      newBatch(id, { rowCount: states.length, defaults: { serviceType: 'A_GROUND', shipper: person } }),
    );
    const rows = states.map((state, index) =>
      newRow(index + 1, { state, cells: { Name: NAME }, request: { serviceType: 'A_GROUND', recipient: person } }),
    );
    await batches.addRows(id, rows, NOON);
    await batches.complete(id);
    if (hide) await batches.setHidden(id, true);
  }
  const save = async (party: typeof person) => (await station.ledger.addresses.save(keyed(party), NOON))?.id ?? '';
  const rowsOf = (batchId: string) => station.ledger.batches.rows({ batchId, after: 0, limit: 10 });

  describe('erasing a person', () => {
    test('takes what is closed out of every table, over a restart; what the books need stays, and chains fit', async () => {
      const [id] = [await save(person), await save(moved)];
      const bought = await ship(person, 'LABELLED');
      await ship(moved, 'REJECTED');
      await put('1', 'SHIPPED');
      await makeRows('one', ['BOUGHT', 'INVALID', 'SKIPPED']);
      await makeRows('hidden', ['REJECTED'], true);
      const reading = { mapping: {}, defaults: { recipient: person } };
      await station.ledger.batches.rememberTable('columns', reading, NOON);
      const preset = { id: 'p', name: 'Weekly', kind: 'SHIPMENT' as const, createdAt: '2026-01-01T00:00:00.000Z' };
      const shipment = { serviceType: 'A_GROUND', recipient: person };
      await station.ledger.presets.create({ ...preset, shipment, updatedAt: preset.createdAt });

      const counted = { addresses: 2, shipments: 2, orders: 1, rows: 4, presets: 1 };
      expect(await erasure().read(id)).toMatchObject({ ...counted, open: { shipments: 0, orders: 0, rows: 0 } });
      expect(await erasure().erase(id, { name: ` ${NAME.toUpperCase()} ` })).toMatchObject(counted);
      await station.reopen();

      const { addresses, shipments, orders, batches, presets, maintenance } = station.ledger;
      const left = [
        await addresses.search({ text: '', limit: 10 }),
        await shipments.list({ limit: 10 }),
        await shipments.list({ text: NAME, limit: 10 }),
        await orders.list({ limit: 10 }),
        await orders.list({ text: NAME, limit: 10 }),
        [await rowsOf('one'), await rowsOf('hidden'), await batches.list({ limit: 10, all: true })],
        await presets.list(),
        await batches.recallTable('columns'),
      ];
      expect(JSON.stringify(left)).not.toContain(NAME);
      expect(await shipments.find(bought)).toMatchObject({ state: 'LABELLED', trackingNumbers: [`UP${bought}`] });
      expect(await orders.find('shop', '1')).toMatchObject({
        state: 'SHIPPED',
        content: { lines: [{ sku: 'TEA', quantity: 2 }] },
      });
      expect((await rowsOf('one')).map(({ state }) => state)).toEqual(['BOUGHT', 'SKIPPED', 'SKIPPED']);
      expect(await batches.find('one')).toMatchObject({ defaults: { serviceType: 'A_GROUND' } });
      expect(await presets.list()).toMatchObject([{ name: 'Weekly', shipment: { serviceType: 'A_GROUND' } }]);
      expect((await maintenance.check()).filter(({ status }) => status === 'failed')).toEqual([]);
      expect((await shipments.verifyJournal()).brokenAt).toBeNull();
    });

    test('is begun again where the station was stopped in the middle, and leaves nothing', async () => {
      const id = await save(person);
      await save(moved);
      const shipped = [await ship(person, 'LABELLED'), await ship(moved, 'LABELLED')];
      const { ledger } = station;
      const stopsAtOnce = { ...ledger.maintenance, erase: () => Promise.reject(new Error('stopped')) };
      const brokenOff = createErasure({ ledger: { ...ledger, maintenance: stopsAtOnce }, log: () => undefined });
      await expect(brokenOff.erase(id, { name: NAME })).rejects.toThrow('stopped');

      const erasing = ledger.maintenance.erase({ shipments: shipped, orders: [] }).catch(() => undefined);
      await Promise.all([erasing, station.reopen()]);
      const again = await erasure().erase(id, { name: NAME });
      expect([again.addresses, await station.ledger.addresses.find(id)]).toEqual([2, null]);
      expect(JSON.stringify(await station.ledger.shipments.list({ limit: 10 }))).not.toContain(NAME);
    });

    test('leaves what is open and says how much that is; and a namesake elsewhere', async () => {
      const id = await save(person);
      await save(namesake);
      const doubted = await ship(person, 'UNKNOWN');
      await ship(person, 'LABELLED');
      const other = await ship(namesake, 'LABELLED');
      for (const [index, state] of (['OPEN', 'HELD', 'CANCELLED'] as const).entries()) await put(`${index}`, state);
      await put('other', 'SHIPPED', namesake);
      await makeRows('one', ['READY', 'RUNNING', 'UNKNOWN', 'NOT_SENT']);
      expect(await erasure().erase(id, { name: NAME })).toMatchObject({
        ...{ addresses: 1, shipments: 1, orders: 1, rows: 1 },
        open: { shipments: 1, orders: 2, rows: 3 },
      });
      const { shipments } = station.ledger;
      const found = (await shipments.list({ text: NAME, limit: 10 })).shipments.map((each) => each.id);
      expect(found).toEqual([other, doubted]);
      expect((await station.ledger.orders.find('shop', 'other'))?.content.recipient).toEqual(namesake);
      expect((await rowsOf('one')).map(({ state }) => state)).toEqual(['READY', 'RUNNING', 'UNKNOWN', 'SKIPPED']);
    });

    test('asks for the name, and for an address that is there', async () => {
      const id = await save(person);
      await expect(erasure().erase(id, { name: 'Jane Roe' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
      await expect(erasure().erase('nobody', { name: NAME })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await station.ledger.addresses.find(id)).toMatchObject({ id });
    });
  });
});
