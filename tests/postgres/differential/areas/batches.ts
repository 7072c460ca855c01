import fc from 'fast-check';
import { BATCH_ROW_STATES } from '#shared/schema/batches/batch-row.ts';
import { BATCH_STATES } from '#shared/schema/batches/batch.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { newBatch, newRow } from '../../../ledger/conformance/batches/samples.ts';
import { admitAll, draft } from '../../../ledger/conformance/printing/samples.ts';
import { limit, operation, others, packer, place, some, subset, word, type Area } from '../operation.ts';
import { pick } from '../side.ts';

const batchId = others('b1', 'b2', 'b3');
const rowState = others(...BATCH_ROW_STATES);
const number = others(1, 2, 3, 4, 5);
const rows = fc.uniqueArray(fc.record({ number, state: rowState }), { selector: (each) => each.number, maxLength: 5 });
const newRows = (given: readonly { number: number; state: (typeof BATCH_ROW_STATES)[number] }[]) =>
  given.map((each) => newRow(each.number, { state: each.state }));

export const batches: Area = {
  makeBatch: operation(
    'makeBatch',
    fc.record({
      batchId,
      rows,
      hash: some(others('h1', 'h2')),
      clientId: others('client-1', 'client-2'),
      completes: fc.boolean(),
    }),
    async ({ ledger }, given) => {
      const { batchId: id, clientId, hash } = given;
      const begun = await ledger.batches.begin(
        newBatch(id, {
          clientId,
          rowCount: given.rows.length,
          createdAt: ledger.now(),
          ...(hash && { contentHash: hash }),
        }),
      );
      if (!begun) return begun;
      await ledger.batches.addRows(id, newRows(given.rows), ledger.now());
      if (given.completes) await ledger.batches.complete(id);
      return begun;
    },
  ),
  changeBatch: operation(
    'changeBatch',
    fc.record({
      batchId,
      from: subset(...BATCH_STATES),
      state: others(...BATCH_STATES),
      packer: some(packer),
      by: some(others('client-1')),
      reason: some(fc.option(others('REQUESTED' as const))),
    }),
    ({ ledger }, given) =>
      ledger.batches.change(given.batchId, given.from, {
        ...{ state: given.state, at: ledger.now() },
        ...(given.by && { startedBy: given.by, ...(given.packer !== undefined && { packer: given.packer }) }),
        ...(given.reason !== undefined && { pauseReason: given.reason, pauseDetail: given.reason }),
      }),
  ),
  start: operation('start', batchId, ({ ledger }, id) =>
    ledger.batches.change(id, ['DRAFT', 'PAUSED', 'STOPPED', 'FINISHED'], {
      state: 'RUNNING',
      startedBy: 'client-1',
      at: ledger.now(),
    }),
  ),
  replaceRows: operation(
    'replaceRows',
    fc.tuple(batchId, rows, others(0, 1)),
    async ({ ledger }, [id, given, later]) => {
      const { mapping, decimalSeparator, defaults, options, footer } = newBatch(id);
      const anew = {
        mapping,
        decimalSeparator,
        defaults,
        options,
        footer,
        rowCount: given.length,
        seenAt: ledger.now() - later,
      };
      return ledger.batches.replaceRows(id, anew, newRows(given), ledger.now());
    },
  ),
  ofBatch: operation(
    'ofBatch',
    fc.tuple(batchId, fc.option(subset(...BATCH_ROW_STATES)), others(0, 2), limit),
    async ({ ledger }, [id, states, after, most]) => [
      ...[await ledger.batches.find(id), await ledger.batches.counts(id), await ledger.batches.row(id, 1)],
      await ledger.batches.rows({ batchId: id, after, limit: most, ...(states && { states }) }),
      await ledger.batches.rowsNumbered(id, [3, 1, 9]),
      await ledger.rowLabels.list({ batchId: id }, { after, to: 4, limit: most }),
    ],
  ),
  batches: operation(
    'batches',
    fc.record({
      clientIds: some(subset('client-1', 'client-2')),
      states: some(subset(...BATCH_STATES)),
      limit,
      all: fc.boolean(),
    }),
    async ({ ledger }, { clientIds, states, limit: most, all }) => {
      const query = {
        limit: most,
        ...(clientIds && { clientIds }),
        ...(states && { states }),
        ...(all && { all: true as const }),
      };
      const first = await ledger.batches.list(query);
      const rest = first.next === null ? null : await ledger.batches.list({ ...query, before: first.next });
      return [first.batches, first.next !== null, rest?.batches, await ledger.batches.findByContent('h1', 1)];
    },
  ),
  interrupted: operation('interrupted', batchId, async ({ ledger }, id) => [
    ...[(await ledger.batches.interrupted()).toSorted(), await ledger.batches.takeOver(id)],
  ]),
  finish: operation('finish', fc.tuple(batchId, fc.boolean(), fc.boolean()), async ({ ledger }, [id, hides, hidden]) =>
    hides ? ledger.batches.setHidden(id, hidden) : ledger.batches.finishIfDone(id, ledger.now()),
  ),
  removeBatch: operation('removeBatch', batchId, ({ ledger }, id) => ledger.batches.remove(id)),
  // What a run left: what this one has in work is asked of by nobody else, and one of the two drops it.
  discardIncomplete: operation('discardIncomplete', fc.constant(null), async (side) => {
    await side.reopen();
    await side.ledger.batches.discardIncomplete();
  }),
  takeNext: operation('takeNext', batchId, ({ ledger }, id) => ledger.batches.takeNext(id, ledger.now())),
  changeRow: operation(
    'changeRow',
    fc.record({
      batchId,
      number,
      from: subset(...BATCH_ROW_STATES),
      state: rowState,
      shipment: some(place),
      numbers: some(fc.array(word, { maxLength: 2 })),
    }),
    (side, given) =>
      side.ledger.batches.changeRow(given.batchId, given.number, given.from, {
        ...{ state: given.state, at: side.ledger.now() },
        ...(given.shipment !== undefined && { shipmentId: pick(side.kept.shipment, given.shipment) }),
        ...(given.numbers && { trackingNumbers: given.numbers }),
      }),
  ),
  buyRow: operation('buyRow', fc.tuple(batchId, number, place), (side, [id, row, shipment]) =>
    side.ledger.batches.changeRow(id, row, BATCH_ROW_STATES, {
      ...{ state: 'BOUGHT', shipmentId: pick(side.kept.shipment, shipment), at: side.ledger.now() },
    }),
  ),
  requeue: operation(
    'requeue',
    fc.tuple(batchId, subset('REJECTED' as const, 'NOT_SENT' as const), some(fc.array(number))),
    ({ ledger }, [id, states, numbers]) =>
      ledger.batches.requeue(id, { states, ...(numbers && { numbers }) }, ledger.now()),
  ),
  rememberTable: operation(
    'rememberTable',
    fc.tuple(others('s1', 's2'), some(word)),
    async ({ ledger }, [signature, said]) => {
      if (said)
        await ledger.batches.rememberTable(
          signature,
          { mapping: { [said]: 'ref1' } as never, defaults: {} },
          ledger.now(),
        );
      return ledger.batches.recallTable(signature);
    },
  ),
  printBatch: operation(
    'printBatch',
    fc.record({
      batchId,
      packer,
      printerId: others('desk', 'dock'),
      again: fc.option(others({ from: 2, to: 3 }, { rows: [4, 1, 9] })),
    }),
    async ({ ledger }, { again, ...given }) =>
      // Of one that is not there it is not asked.
      (await ledger.batches.find(given.batchId)) &&
      ledger.batchPrints.order({ ...given, clientId: 'client-1', reason: null, orderedAt: ledger.now() }, again),
  ),
  batchPrint: operation(
    'batchPrint',
    fc.tuple(batchId, others('stop', 'remove', 'aside', 'read')),
    async ({ ledger }, [id, what]) => {
      const { batchPrints: store } = ledger;
      const due = await store.nextDue(id);
      if (what === 'stop') await store.stop(id);
      if (what === 'remove' && due) await store.removeDue(id, due.number);
      if (what === 'aside' && due)
        await store.setAside(id, due.number, diagnostic('PRINT_REASON_NEEDED', { prints: 2 }));
      return [due, await store.find(id), await store.open(ledger.now()), await store.open(0), await store.counts(id)];
    },
  ),
  printRow: operation(
    'printRow',
    fc.tuple(batchId, number, place, others('j-1', 'j-2', 'j-3')),
    (side, [id, row, shipment, jobId]) => {
      const shipmentId = pick(side.kept.shipment, shipment);
      const drafts = [draft({ id: jobId, shipmentId, documentId: `doc of ${shipment}` })];
      return side.ledger.printing.jobs.addDue({ batchId: id, number: row }, drafts, admitAll);
    },
  ),
};
