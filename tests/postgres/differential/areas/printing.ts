import fc from 'fast-check';
import { PRINT_JOB_STATES } from '#shared/schema/printing/print-job.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { admitAll, draft, printer, update } from '../../../ledger/conformance/printing/samples.ts';
import { client, defined, limit, operation, others, packer, place, some, subset, type Area } from '../operation.ts';
import { pick } from '../side.ts';
import { trackingNumber } from './shipments.ts';

const printerId = others('desk', 'dock', 'Desk');
const jobId = others('j1', 'j2', 'j3', 'j4', 'j5', 'j6');
const state = others(...PRINT_JOB_STATES);
const defaults = fc.subarray([
  { contentType: 'LABEL' as const, imageType: null, stock: null },
  { contentType: 'LABEL' as const, imageType: 'ZPL' as const, stock: null },
  { contentType: 'COMMERCIAL_INVOICE' as const, imageType: null, stock: 'PAPER_A4' as const },
]);
const drafted = fc.record({
  id: jobId,
  printerId,
  clientId: client,
  packer,
  shipment: some(place),
  document: others(1, 2),
  trackingNumber: fc.option(trackingNumber),
});
const given = fc.record({ id: printerId, fallbackPrinterId: fc.option(printerId), defaultFor: defaults });

export const printing: Area = {
  createPrinter: operation('createPrinter', given, ({ ledger }, { id, ...more }) =>
    ledger.printing.printers.create(printer(id, more)),
  ),
  updatePrinter: operation('updatePrinter', given, ({ ledger }, { id, ...more }) =>
    ledger.printing.printers.update(printer(id, more)),
  ),
  removePrinter: operation('removePrinter', printerId, ({ ledger }, id) => ledger.printing.printers.remove(id)),
  printers: operation('printers', printerId, async ({ ledger }, id) => [
    ...[await ledger.printing.printers.list(), await ledger.printing.printers.find(id)],
  ]),
  print: operation(
    'print',
    fc.tuple(fc.uniqueArray(drafted, { selector: ({ id }) => id, minLength: 1, maxLength: 3 }), some(others(1, 2))),
    (side, [jobs, most]) =>
      side.ledger.printing.jobs.add(
        jobs.map(({ shipment, document, ...each }) =>
          draft({
            ...each,
            ...(shipment !== undefined && {
              ...{ shipmentId: pick(side.kept.shipment, shipment), documentId: `d${shipment % 3}-${document}` },
            }),
          }),
        ),
        (_, printNumber) => {
          if (most !== undefined && printNumber > most) throw new Error(`print ${printNumber}`);
        },
      ),
  ),
  job: operation(
    'job',
    fc.record({
      id: jobId,
      to: state,
      from: some(subset(...PRINT_JOB_STATES)),
      printerId: some(printerId),
      spoolId: some(fc.option(others('lp-1'))),
      by: some(fc.option(others('person' as const))),
      trouble: fc.boolean(),
    }),
    ({ ledger }, { id, to, printerId: used, by, ...more }) =>
      ledger.printing.jobs.advance(
        update(
          id,
          to,
          defined({
            from: more.from,
            usedPrinterId: used,
            spoolId: more.spoolId,
            confirmedBy: by,
            trouble: more.trouble ? diagnostic('PRINT_SEEN') : null,
          }) as never,
        ),
      ),
  ),
  note: operation('job.note', jobId, ({ ledger }, id) => ledger.printing.jobs.note(id, diagnostic('PRINT_SEEN'))),
  ofJob: operation('ofJob', jobId, async ({ ledger }, id) => [
    ...[await ledger.printing.jobs.find(id), await ledger.printing.jobs.history(id)],
  ]),
  jobs: operation(
    'jobs',
    fc.record({
      clientIds: some(subset('client-1', 'client-2')),
      shipment: some(place),
      printerId: some(printerId),
      states: some(subset(...PRINT_JOB_STATES)),
      limit,
    }),
    async (side, { shipment, ...query }) => {
      const asked = {
        ...defined(query),
        ...(shipment !== undefined && { shipmentId: pick(side.kept.shipment, shipment) }),
      };
      const pages: unknown[] = [];
      let cursor: string | undefined;
      do {
        const page = await side.ledger.printing.jobs.list({ ...asked, ...(cursor && { cursor }) });
        pages.push(page.jobs);
        cursor = page.next ?? undefined;
      } while (cursor);
      return pages;
    },
  ),
  queues: operation('queues', fc.tuple(state, printerId, limit), async ({ ledger }, [of, id, most]) => [
    ...[await ledger.printing.jobs.listInState(of), (await ledger.printing.jobs.shipmentsWaiting()).toSorted().length],
    ...[await ledger.printing.jobs.countQueued(id), await ledger.printing.jobs.nextQueued(id)],
    await ledger.printing.jobs.listSpooled(most),
  ]),
  ofLabel: operation(
    'ofLabel',
    fc.tuple(fc.array(trackingNumber, { maxLength: 2 }), some(subset('client-1', 'client-2'))),
    ({ ledger }, [numbers, clients]) => ledger.printing.jobs.newestOfLabel(numbers, clients),
  ),
  pending: operation(
    'pending',
    fc.tuple(place, others('put', 'remove', 'print'), jobId),
    async (side, [shipment, what, id]) => {
      const shipmentId = pick(side.kept.shipment, shipment);
      const { orders, jobs } = side.ledger.printing;
      if (what === 'put') await orders.put({ shipmentId, clientId: 'client-1', printerId: 'desk' });
      if (what === 'remove') await orders.remove(shipmentId);
      const added =
        what === 'print'
          ? await jobs.addDue({ shipmentId }, [draft({ id, shipmentId, documentId: 'x' })], admitAll)
          : null;
      return [added, await orders.list()];
    },
  ),
  unprinted: operation('unprinted', fc.tuple(place, others('leave', 'remove')), async (side, [shipment, what]) => {
    const shipmentId = pick(side.kept.shipment, shipment);
    const { orders, unprinted } = side.ledger.printing;
    if (what === 'leave') await unprinted.leave({ shipmentId, printerId: 'desk' });
    const removed = what === 'remove' ? await unprinted.remove(shipmentId) : null;
    return [removed, await unprinted.list(), await orders.list()];
  }),
};
