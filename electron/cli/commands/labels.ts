import type { Register } from '../context.ts';
import { EXIT } from '../exit-codes.ts';
import { findShipment } from '../find-shipment.ts';
import { table } from '../io.ts';
import { saveStored } from '../save-documents.ts';

interface ReprintOptions {
  printer?: string;
  reason?: string;
}

export const registerLabels: Register = (program, on) => {
  program
    .command('labels <id>')
    .description('save the labels and documents of a shipment')
    .option('--out <dir>', 'the folder', '.')
    .action(
      on<{ out: string }>(async ({ station, show }, [text = ''], { out }) => {
        const client = await station();
        const { id } = await findShipment(client, text);
        const files = await saveStored(client, await client.call('readShipment', { params: { id } }), out);
        show({ files }, () => files.map((path) => `Saved ${path}`).join('\n'));
        return EXIT.ok;
      }),
    );

  program
    .command('reprint <id>')
    .description('print the labels of a shipment again')
    .option('--printer <id>', 'the default printer unless given')
    .option('--reason <text>', 'why; asked for once a label was printed twice')
    .action(
      on<ReprintOptions>(async ({ station, show }, [text = ''], { printer, reason }) => {
        const client = await station();
        const { id: shipmentId } = await findShipment(client, text);
        const body = {
          shipmentId,
          ...(printer !== undefined && { printerId: printer }),
          ...(reason !== undefined && { reason }),
        };
        const { printJobs } = await client.call('createPrintJobs', { body });
        const rows = printJobs.map(({ id, state, usedPrinterId, printNumber }) => [
          id,
          state,
          usedPrinterId,
          String(printNumber),
        ]);
        show({ printJobs }, () => table([['Print job', 'State', 'Printer', 'Print'], ...rows]));
        return EXIT.ok;
      }),
    );
};
