import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { localDay } from '#shared/format/local-day.ts';
import type { CarrierInvoice } from '#shared/schema/invoices/carrier-invoice.ts';
import { LINES_SHOWN, type InvoiceLine, type LinesShown } from '#shared/schema/invoices/invoice-line.ts';
import type { InvoiceReading } from '#shared/schema/invoices/invoice-reading.ts';
import { CliError } from '../cli-error.ts';
import type { Context, Register } from '../context.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { table } from '../io.ts';
import { onDisk } from '../on-disk.ts';
import { readJsonSource, readSource } from '../read-source.ts';

interface ImportOptions {
  account: string;
  number?: string;
  reading?: string;
}
interface DifferencesOptions {
  out?: string;
  only?: string;
}

const inWords = ({ id, carrierId, invoiceNumber, totals, kinds, ...invoice }: CarrierInvoice): string => {
  const { lineCount, differentCount, unpricedCount, unknownServices } = invoice;
  return [
    `Invoice ${invoiceNumber} of ${carrierId} (${id}): ${differentCount} of ${lineCount} lines differ.`,
    table([
      ['', 'lines', 'billed', 'expected', 'difference'],
      ...totals.map(({ currency, lines, billed, expected, difference }) => [
        ...[currency, String(lines), billed, expected, difference],
      ]),
      ...kinds.map(({ kind, currency, lines, difference }) => [
        `${kind} ${currency}`,
        String(lines),
        '',
        '',
        difference,
      ]),
    ]),
    ...(unpricedCount > 0 ? [`Of ${unpricedCount} lines the carrier named no cost at the purchase.`] : []),
    ...(unknownServices.length > 0 ? [`Services that were not compared: ${unknownServices.join(', ')}.`] : []),
  ].join('\n');
};

const lineInWords = ({ line, billed, differences, expected, difference }: InvoiceLine): string[] => [
  `line ${line}`,
  billed.trackingNumber ?? billed.reference ?? '',
  differences.join(' '),
  `${billed.amount} ${billed.currency}`,
  expected ?? '',
  difference ?? '',
];

async function importInvoice(context: Context, file: string, options: ImportOptions): Promise<ExitCode> {
  const bytes = await readSource(context.io, file);
  const reading = options.reading === undefined ? null : await readJsonSource(context.io, options.reading);
  const client = await context.station();
  const fileName = file === '-' ? 'invoice' : basename(file);
  const { invoice } = await client.call('importCarrierInvoice', {
    body: {
      ...{ carrierId: options.account, fileName, contentBase64: bytes.toString('base64') },
      invoiceNumber: options.number ?? fileName.replace(/\.[^.]*$/, ''),
      ...(reading !== null && { reading: reading as InvoiceReading }),
    },
  });
  context.show({ invoice }, () => inWords(invoice));
  return invoice.differentCount > 0 ? EXIT.failed : EXIT.ok;
}

async function listInvoices(context: Context): Promise<ExitCode> {
  const client = await context.station();
  const page = await client.call('listCarrierInvoices', { query: { limit: 500 } });
  context.show(page, () =>
    table(
      page.invoices.map(({ id, carrierId, invoiceNumber, importedAt, lineCount, differentCount, totals }) => [
        ...[id, carrierId, invoiceNumber, localDay(importedAt), `${differentCount} of ${lineCount} differ`],
        totals.map(({ difference, currency }) => `${difference} ${currency}`).join(', '),
      ]),
    ),
  );
  return EXIT.ok;
}

/** The id of an invoice that is named by it, or by the carrier's number where only one account has that. */
async function idOf(context: Context, name: string): Promise<string> {
  const client = await context.station();
  const { invoices } = await client.call('listCarrierInvoices', { query: { limit: 500 } });
  const found = invoices.filter(({ id, invoiceNumber }) => id === name || invoiceNumber === name);
  if (found.length > 1)
    throw new CliError(`Several accounts have an invoice ${name}: name it by its id.`, EXIT.invalid);
  return found[0]?.id ?? name;
}

const shown = (only: string | undefined): LinesShown => {
  const found = only === undefined ? 'DIFFERENT' : LINES_SHOWN.find((each) => each === only.toUpperCase());
  if (found) return found;
  throw new CliError(`--only takes one of ${LINES_SHOWN.join(', ')}.`, EXIT.invalid);
};

async function differences(context: Context, name: string, { out, only }: DifferencesOptions): Promise<ExitCode> {
  const show = shown(only);
  const client = await context.station();
  const params = { id: await idOf(context, name) };
  const { invoice } = await client.call('readCarrierInvoice', { params });
  if (out !== undefined) {
    const bytes = (await client.call('exportInvoiceDifferences', { params, query: { show } })) as unknown as Uint8Array;
    onDisk(() => writeFileSync(out, bytes, { mode: 0o600 }));
    context.show({ invoice }, () => inWords(invoice));
    return invoice.differentCount > 0 ? EXIT.failed : EXIT.ok;
  }
  const lines: InvoiceLine[] = [];
  for (let after: number | null = 0; after !== null;) {
    const query = { show, after, limit: 500 };
    const page: { lines: InvoiceLine[]; next: number | null } = await client.call('listInvoiceLines', {
      params,
      query,
    });
    lines.push(...page.lines);
    after = page.next;
  }
  context.show({ invoice, lines }, () => [inWords(invoice), table(lines.map(lineInWords))].filter(Boolean).join('\n'));
  return invoice.differentCount > 0 ? EXIT.failed : EXIT.ok;
}

export const registerInvoices: Register = (program, on) => {
  const invoices = program.command('invoices').description("carriers' invoices, held against what was sent");
  invoices
    .command('import <file>')
    .description('import an invoice, CSV or Excel, and judge every line; exit code 1 where any differs')
    .requiredOption('--account <carrierId>', 'the account that it is for')
    .option('--number <text>', "the carrier's number of it; the file's name unless given")
    .option('--reading <file>', 'how it is read, as JSON; else as the last one of the account')
    .action(on<ImportOptions>((context, [file = ''], options) => importInvoice(context, file, options)));
  invoices
    .command('list')
    .description('list the imported invoices, newest first')
    .action(on((context) => listInvoices(context)));
  invoices
    .command('differences <invoice>')
    .description('show the lines that differ, by the id or the number of the invoice; exit code 1 where there are any')
    .option('--only <kind>', 'only lines with this difference, such as WEIGHT')
    .option('--out <file>', 'write them here instead, as CSV with the evidence')
    .action(on<DifferencesOptions>((context, [name = ''], options) => differences(context, name, options)));
};
