import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from 'commander';
import type { Batch, BatchCounts } from '#shared/schema/batches/batch.ts';
import type { BatchDraft } from '#shared/schema/batches/batch-draft.ts';
import { invalidRows, type RowWarning, warnedRows, warningsInWords } from '../batch-rows.ts';
import { AfterPurchase, CliError } from '../cli-error.ts';
import type { Context, Register } from '../context.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { table } from '../io.ts';
import { onDisk } from '../on-disk.ts';
import { createProgress } from '../progress.ts';
import { readJsonSource, readList, readSource } from '../read-source.ts';
import { labelFormatOf, saveLabelFile } from '../save-label-file.ts';
import type { StationClient } from '../station-client.ts';

const LOOK_EVERY_MS = 300;

interface BatchOptions {
  out?: string;
  name?: string;
  edition?: string;
  account?: string;
  service?: string;
  leaveOutDuplicates?: boolean;
  check?: boolean;
  partial?: boolean;
  print?: string;
  labels?: string;
}

/** The worst that became of a row decides. */
function exitCodeOf({ UNKNOWN, RUNNING, INVALID, REJECTED, NOT_SENT, READY }: BatchCounts): ExitCode {
  if (UNKNOWN + RUNNING > 0) return EXIT.unknown;
  if (INVALID > 0) return EXIT.invalid;
  if (REJECTED > 0) return EXIT.rejected;
  return NOT_SENT + READY > 0 ? EXIT.notSent : EXIT.ok;
}

function editionOf(said: string): number {
  if (/^\d{1,9}$/.test(said)) return Number(said);
  throw new CliError(`--edition takes a whole number above 0, not "${said}".`, EXIT.invalid);
}

/** What options say of every row, beside what the draft says. */
function withOptions(draft: BatchDraft, options: BatchOptions): BatchDraft {
  const { name, edition, account: carrierId, service: serviceType, leaveOutDuplicates } = options;
  const defaults = { ...(carrierId !== undefined && { carrierId }), ...(serviceType !== undefined && { serviceType }) };
  return {
    ...draft,
    ...(name !== undefined && { name }),
    ...(edition !== undefined && { edition: editionOf(edition) }),
    ...(Object.keys(defaults).length > 0 && { defaults: { ...draft.defaults, ...defaults } }),
    ...(leaveOutDuplicates && { options: { ...draft.options, leaveOutDuplicates } }),
  };
}

/** A batch that the same content made before keeps what it was made with. @throws CliError where that is not what is asked for now */
function requireAsAsked({ id, name, edition, defaults, options }: Batch, asked: BatchOptions): void {
  const { account = defaults.carrierId, service = defaults.serviceType, leaveOutDuplicates = false } = asked;
  const others = [
    ...(account === defaults.carrierId ? [] : [`--account ${defaults.carrierId ?? '(none)'}`]),
    ...(service === defaults.serviceType ? [] : [`--service ${defaults.serviceType ?? '(none)'}`]),
    ...(leaveOutDuplicates && !options.leaveOutDuplicates ? ['no --leave-out-duplicates'] : []),
  ];
  if (others.length === 0) return;
  throw new CliError(
    `${name} (${id}) was made of the same content with ${others.join(' and ')}, and keeps that. Nothing more was bought. ` +
      `Say the same again, or order the content once more with --edition ${edition + 1} --leave-out-duplicates: what went out within 14 days stays out.`,
    EXIT.invalid,
  );
}

async function draftOf({ io }: Context, file: string): Promise<BatchDraft> {
  if (file.toLowerCase().endsWith('.json')) {
    const content = (await readJsonSource(io, file)) as BatchDraft | BatchDraft['rows'];
    return { name: basename(file), ...(Array.isArray(content) ? { rows: content } : content) };
  }
  const bytes = await readSource(io, file);
  return { fileName: basename(file), contentBase64: bytes.toString('base64') };
}

/** Rows that are being bought go on in a batch that is paused or stopped; after a mistake of the station nobody goes on with them. */
const isOver = ({ state, counts, pauseReason }: Batch) =>
  state !== 'RUNNING' && (counts.RUNNING === 0 || pauseReason === 'STATION_FAULT');

/** Follows a batch until nothing of it is bought any more; `look` is told of it each time. */
async function follow(client: StationClient, id: string, { io }: Context, look: (batch: Batch) => void): Promise<void> {
  const progress = createProgress(io);
  try {
    for (;;) {
      const { batch } = await client.call('readBatch', { params: { id } });
      look(batch);
      const { BOUGHT, REJECTED, NOT_SENT, UNKNOWN, INVALID, SKIPPED } = batch.counts;
      const failed = REJECTED + NOT_SENT + UNKNOWN + INVALID;
      progress.show(BOUGHT + SKIPPED + failed, batch.rowCount, failed > 0 ? `${failed} not bought` : '');
      if (isOver(batch)) return;
      await wait(LOOK_EVERY_MS);
    }
  } finally {
    progress.end();
  }
}

/** An error that came after the purchase had begun: the batch, as it was seen last, says what became of the money. */
function afterwards(error: unknown, { name, id, state, counts }: Batch): unknown {
  const isOpen = state === 'RUNNING' || counts.RUNNING + counts.UNKNOWN > 0;
  if (!(error instanceof CliError) || (!isOpen && counts.BOUGHT === 0)) return error;
  const rows = Object.entries(counts).filter(([, count]) => count > 0);
  const known = `${name} (${id}) was ${state} when last seen: ${rows.map(([what, count]) => `${count} ${what}`).join(', ')}.`;
  if (!isOpen) return new AfterPurchase(error, known);
  return new AfterPurchase(error, `${known} The same command, typed again, buys no row twice.`, EXIT.unknown);
}

const inWords = ({ name, id, state, counts, pauseReason }: Batch) =>
  [
    `${name} (${id}) is ${state}${pauseReason === null ? '' : `: ${pauseReason}`}.`,
    table(
      Object.entries(counts)
        .filter(([, count]) => count > 0)
        .map(([what, count]) => [what, String(count)]),
    ),
  ].join('\n');

/** Options of whatever buys a batch. */
const withBatchOptions = (command: Command) =>
  command
    .option('--out <file>', 'write the result here, as CSV')
    .option('--name <text>', 'the name of the batch')
    .option('--account <carrierId>', 'the account of rows that name none')
    .option('--service <code>', 'the service of rows that name none')
    .option('--print <printer>', 'print the labels there, in the order of the rows, each once')
    .option(
      '--labels <file>',
      'save the labels there in the order of the rows; the name ends in .pdf, .zpl, .epl or .zip',
    )
    .option('--leave-out-duplicates', 'leave out rows that go out a second time, in the batch or within 14 days')
    .option('--check', 'check every row and buy nothing')
    .option('--partial', 'buy the rows that are valid although others are not')
    .option('--edition <n>', 'above 1: order the same content again, deliberately');

/** Makes the batch, or finds it, and begins to buy what is ready; `warned` is said of rows that were never begun before. */
async function begin(client: StationClient, draft: BatchDraft, options: BatchOptions) {
  let { batch } = await client.call('createBatch', { body: withOptions(draft, options) });
  requireAsAsked(batch, options);
  const invalid = batch.counts.INVALID > 0 ? await invalidRows(client, batch) : [];
  const warned = batch.state === 'DRAFT' ? await warnedRows(client, batch) : [];
  const mayStart = options.check !== true && (invalid.length === 0 || options.partial === true);
  if (mayStart && options.print !== undefined)
    await client.call('printBatch', { params: { id: batch.id }, body: { printerId: options.print } });
  const hasWork = batch.counts.READY + batch.counts.NOT_SENT > 0;
  if (mayStart && hasWork && batch.state !== 'RUNNING') {
    const go = batch.state === 'PAUSED' ? 'resumeBatch' : 'startBatch';
    ({ batch } = await client.call(go, { params: { id: batch.id } }));
  }
  return { batch, invalid, warned };
}

/** Buys a batch, and saves what it is asked for of it. */
async function buyBatch(context: Context, draft: BatchDraft, options: BatchOptions): Promise<ExitCode> {
  const client = await context.station();
  const begun = await begin(client, draft, options);
  let { batch } = begun;
  try {
    if (!isOver(batch)) await follow(client, batch.id, context, (seen) => (batch = seen));
    await conclude(context, client, options, { ...begun, batch });
  } catch (error) {
    throw afterwards(error, batch);
  }
  if (options.check === true) return batch.counts.INVALID > 0 ? EXIT.invalid : EXIT.ok;
  return exitCodeOf(batch.counts);
}

/** Saves and shows what became of a batch; `invalid` and `warned` are what was said of rows when it began. */
async function conclude(
  context: Context,
  client: StationClient,
  options: BatchOptions,
  { batch, invalid, warned }: { batch: Batch; invalid: string[]; warned: RowWarning[] },
): Promise<void> {
  const { out } = options;
  if (out !== undefined) {
    const result = (await client.call('readBatchResult', { params: { id: batch.id } })) as Uint8Array;
    onDisk(() => writeFileSync(out, result, { mode: 0o600 }));
  }
  const saved =
    options.labels !== undefined && batch.counts.BOUGHT > 0
      ? await saveLabelFile(client, { batchId: batch.id }, options.labels)
      : null;
  const { words, ...labels } = saved ?? { words: null };
  context.show({ batch, ...(saved && { labels }), ...(warned.length > 0 && { warnings: warned }) }, () =>
    words === null ? inWords(batch) : `${inWords(batch)}\n${words}`,
  );
  const isNews = batch.counts.INVALID > invalid.length;
  if (context.json) return;
  const wrong = isNews ? await invalidRows(client, batch) : invalid;
  for (const line of [...wrong, ...warningsInWords(warned)]) context.io.err(line);
}

export const registerBatch: Register = (program, on) =>
  void withBatchOptions(
    program
      .command('batch <file>')
      .description('buy every row of a CSV, Excel or JSON file, each once, however often the command is run'),
  ).action(
    on<BatchOptions>(async (context, [file = ''], options) => {
      if (options.labels !== undefined) labelFormatOf(options.labels);
      return buyBatch(context, await draftOf(context, file), options);
    }),
  );

export const registerOrderBatch: Register = (orders, on) =>
  void withBatchOptions(
    orders
      .command('batch <source> <number...>')
      .description(
        'ship many orders as one batch, each with what no parcel of it holds yet; - reads numbers, one a line',
      ),
  ).action(
    on<BatchOptions>(async (context, [source = '', ...given], options) => {
      if (options.labels !== undefined) labelFormatOf(options.labels);
      const numbers = await readList(context.io, given.flat());
      if (numbers.length === 0) throw new CliError('Standard input names no order. Nothing was bought.', EXIT.invalid);
      const orderRows = numbers.map((orderNumber) => ({ source, orderNumber }));
      return buyBatch(context, { orders: orderRows }, options);
    }),
  );
