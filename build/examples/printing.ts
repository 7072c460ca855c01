import type { Call } from './recorder.ts';
import { behaving, idOf } from './requests.ts';
import { until } from './until.ts';

/** A printer, what it prints, and what it is left to a person to print. */
export async function print(call: Call, ask: Call, path: string): Promise<void> {
  const draft = { format: 'PDF', stock: 'STOCK_4X6' } as const;
  const printer = { id: 'desk-1', name: 'Desk 1', connection: { type: 'folder', path } as const, ...draft };
  await call('createPrinter', { body: printer });
  await call('changePrinter', { params: { id: printer.id }, body: printer });
  await call('listPrinters');
  await call('listAvailablePrinters');
  await call('readPrinterStatus', { params: { id: printer.id } });
  await call('printTestLabel', { params: { id: printer.id } });
  const shipmentId = await idOf(call, 'ORDER-100234');
  const { printJobs } = await call('createPrintJobs', { body: { shipmentId, printerId: printer.id } });
  const job = printJobs[0]?.id ?? '';
  await until(async () =>
    ['SPOOLED', 'PRINTED'].includes((await ask('readPrintJob', { params: { id: job } })).printJob.state),
  );
  await call('readPrintJob', { params: { id: job } });
  await call('listPrintJobs');
  await call('confirmPrintByScan', { body: { code: printJobs[0]?.trackingNumber ?? '' } });
  await call('confirmPrintJob', { params: { id: job }, body: { printed: true } });
  await call('createPrinter', {
    body: { ...draft, id: 'away', name: 'Away', connection: { type: 'raw', host: '127.0.0.1', port: 9 } },
  });
  const waiting = await call('createPrintJobs', { body: { shipmentId, printerId: 'away' } });
  await call('cancelPrintJob', { params: { id: waiting.printJobs[0]?.id ?? '' } });
  await call('removePrinter', { params: { id: 'away' } });
  const { clients } = await call('listClients');
  const params = { id: clients[0]?.id ?? '' };
  await call('setClientPrinter', { params, body: { printerId: printer.id } });
  await call('setClientPrinter', { params, body: { printerId: null } });
  await leaveUnprinted(call, ask, printer.id);
}

/** A purchase in doubt that was to be printed, and turns out to be bought. */
async function leaveUnprinted(call: Call, ask: Call, printerId: string): Promise<void> {
  const transactionId = 'ORDER-100243';
  const query = { documents: 'url', print: printerId } as const;
  await ask('createShipment', { headers: { transactionId }, query, body: behaving('TEST-UNKNOWN') });
  const id = await idOf(ask, transactionId);
  await ask('lookUpShipment', { params: { id } });
  await call('dismissUnprinted', { params: { id } });
}
