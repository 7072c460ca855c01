import type { ShipmentDetail } from '#shared/schema/shipping/shipment.ts';
import type { Context, Register } from '../context.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { findShipment } from '../find-shipment.ts';
import { table } from '../io.ts';
import { readList } from '../read-source.ts';
import { saveStored } from '../save-documents.ts';
import { labelFormatOf, saveLabelFile } from '../save-label-file.ts';

interface SaveOptions {
  out: string;
  file?: string;
}

async function save(context: Context, given: string[], { out, file }: SaveOptions): Promise<ExitCode> {
  if (file !== undefined) labelFormatOf(file);
  const texts = [...new Set(await readList(context.io, given))];
  const client = await context.station();
  const ids: string[] = [];
  for (const text of texts) ids.push((await findShipment(client, text)).id);
  if (file !== undefined) {
    const nameOf = (number: number) => texts[number - 1] ?? String(number);
    const { words, ...contents } = await saveLabelFile(client, { shipmentIds: ids }, file, nameOf);
    context.show({ ...contents, files: [file] }, () => words);
    return EXIT.ok;
  }
  const files: string[] = [];
  for (const id of ids) {
    const detail = await client.call('readShipment', { params: { id } });
    files.push(...(await saveStored(client, detail, out)));
    warnOfVoid(context, detail);
  }
  context.show({ files }, () => files.map((path) => `Saved ${path}`).join('\n'));
  return EXIT.ok;
}

/** What was voided is kept, and may be looked at. */
function warnOfVoid({ io }: Context, { shipment: { transactionId, state, voidSubmittedAt } }: ShipmentDetail): void {
  if (state === 'VOIDED') io.err(`${transactionId} was voided: its label must not be used.`);
  else if ((voidSubmittedAt ?? null) !== null)
    io.err(`${transactionId} is being voided: until the carrier has decided its label must not be used.`);
}

interface ReprintOptions {
  printer?: string;
  reason?: string;
}

export const registerLabels: Register = (program, on) => {
  program
    .command('labels <ids...>')
    .description('save the labels and documents of shipments, - for standard input')
    .option('--out <dir>', 'the folder', '.')
    .option('--file <path>', 'their labels as one file instead, in this order: .pdf, .zpl, .epl or .zip')
    .action(on<SaveOptions>((context, given, options) => save(context, given.flat(), options)));

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
