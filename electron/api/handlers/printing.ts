import { PRINT_JOB_STATES } from '#shared/schema/printing/print-job.ts';
import { statesIn } from '../query.ts';
import type { Engine } from '#electron/engine/index.ts';
import { knownCaller } from '../caller-id.ts';
import type { Handlers } from '../mount.ts';

type PrintingHandlers = Pick<
  Handlers,
  | 'listPrinters'
  | 'listAvailablePrinters'
  | 'createPrinter'
  | 'changePrinter'
  | 'removePrinter'
  | 'readPrinterStatus'
  | 'printTestLabel'
  | 'createPrintJobs'
  | 'listPrintJobs'
  | 'readPrintJob'
  | 'confirmPrintJob'
  | 'cancelPrintJob'
  | 'confirmPrintByScan'
>;

export const printingHandlers = ({ printing }: Engine): PrintingHandlers => ({
  listPrinters: async () => ({ printers: await printing.listPrinters() }),
  listAvailablePrinters: () => printing.listAvailable(),
  createPrinter: async ({ body }) => ({ printer: await printing.createPrinter(body) }),
  changePrinter: async ({ params, body }) => ({ printer: await printing.changePrinter(params.id, body) }),
  removePrinter: async ({ params }) => {
    await printing.removePrinter(params.id);
    return null;
  },
  readPrinterStatus: ({ params }) => printing.readStatus(params.id),
  printTestLabel: async ({ params }, context) => ({
    printJob: await printing.printTestLabel(params.id, knownCaller(context)),
  }),

  createPrintJobs: async ({ body }, context) => ({
    printJobs: await printing.print({ ...body, caller: knownCaller(context) }),
  }),
  listPrintJobs: ({ query: { state, ...query } }, context) =>
    printing.listJobs(knownCaller(context), { ...query, ...statesIn(state, PRINT_JOB_STATES) }),
  readPrintJob: ({ params }, context) => printing.readJob(knownCaller(context), params.id),
  confirmPrintJob: async ({ params, body }, context) => ({
    printJob: await printing.confirm({ jobId: params.id, ...body, caller: knownCaller(context) }),
  }),
  cancelPrintJob: async ({ params }, context) => ({
    printJob: await printing.cancel({ jobId: params.id, caller: knownCaller(context) }),
  }),
  confirmPrintByScan: ({ body }, context) => printing.confirmByScan({ ...body, caller: knownCaller(context) }),
});
