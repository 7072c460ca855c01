import { afterEach, beforeEach, expect, test } from 'vitest';
import { accept, account, change, label } from '../samples.ts';
import { useLedger } from '../use-ledger.ts';

const station = useLedger();

/** The driver makes a function for the rows of a statement, and another one whenever SQLite has planned it anew. */
const ofRows = (body: unknown) => typeof body === 'string' && body.startsWith('return (v0');

let planned = 0;
const { Function: own } = globalThis;
beforeEach(() => {
  planned = 0;
  globalThis.Function = new Proxy(own, {
    apply(target, self, bodies: unknown[]) {
      if (bodies.some(ofRows)) planned += 1;
      return Reflect.apply(target, self, bodies);
    },
  });
});
afterEach(() => {
  globalThis.Function = own;
});

let count = 0;

/** All that a purchase, its answer and those who are told of it ask the ledger. */
async function buy(): Promise<void> {
  count += 1;
  const { shipments, lately, boxes, orders, feed, accounts, selectionRules, settings, printing, writeBack } =
    station.ledger;
  await Promise.all([accounts.find('a'), selectionRules.read(), settings.read()]);
  const { id, acceptedAt, clientId, transactionId } = await accept(station.ledger, {
    alike: [`digest ${count}`],
    sample: { order: { source: 'shop', orderNumber: `order ${count}`, lines: [] } },
  });
  await shipments.advance(
    change(id, 'LABELLED', { trackingNumbers: [`UP${count}`], documents: [label(`label ${count}`)] }),
  );
  const [document] = await shipments.documents(id);
  await shipments.documentBytes(document?.id ?? '');
  await shipments.find(id);
  await shipments.findByOrder('shop', `order ${count}`);
  await lately.newest([`digest ${count}`], { since: acceptedAt - count, clientId });
  await boxes.recall(clientId, `contents ${count}`, 15);
  await shipments.findByTransaction(clientId, transactionId);
  await shipments.attemptNotes(id);
  await printing.jobs.nextQueued(`printer ${count}`);
  await printing.jobs.listSpooled(count);
  await orders.find('shop', `order ${count}`);
  await writeBack.due(count, { limit: count, except: [] });
  await orders.list({ limit: count });
  await orders.findByShipments([{ clientId, transactionId }]);
  await feed.after(count, 200 + count);
}

test('SQLite plans the statements of a purchase once, and not again for every value', async () => {
  await station.ledger.accounts.create(account());
  for (let warm = 0; warm < 3; warm += 1) await buy();
  expect(planned).toBeGreaterThan(0);
  planned = 0;
  for (let more = 0; more < 3; more += 1) await buy();
  expect(planned).toBe(0);
});
