import { Command, CommanderError } from 'commander';
import { VERSION } from '../platform/version.ts';
import { AfterPurchase, CliError, Refusal } from './cli-error.ts';
import { registerAddresses } from './commands/address-book/addresses.ts';
import { registerAdministration } from './commands/administration.ts';
import { registerAttention } from './commands/attention.ts';
import { registerBackup } from './commands/backup.ts';
import { registerBatch } from './commands/batch.ts';
import { registerCarriers } from './commands/carriers.ts';
import { registerCompletion } from './commands/completion.ts';
import { registerDesks } from './commands/desks.ts';
import { registerDoctor } from './commands/doctor.ts';
import { registerPackers } from './commands/packers.ts';
import { registerManifests } from './commands/manifests.ts';
import { registerHandOver } from './commands/hand-over.ts';
import { registerInvoices } from './commands/invoices.ts';
import { registerLabels } from './commands/labels.ts';
import { registerLedger } from './commands/ledger.ts';
import { registerOrders } from './commands/orders.ts';
import { registerPair } from './commands/pair.ts';
import { registerPrinters } from './commands/printers.ts';
import { registerProducts } from './commands/orders/products.ts';
import { registerRules } from './commands/rules.ts';
import { registerServe } from './commands/serve.ts';
import { registerShip } from './commands/ship.ts';
import type { Context, On } from './context.ts';
import { inSources } from '../platform/source-places.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { connectionOf, findStation, type ConnectionOptions } from './find-station.ts';
import { jsonFor, plain, type Io } from './io.ts';

const AFTERWORD = `
Exit codes: 0 done (bought), 2 invalid, 3 rejected by the carrier, 4 not sent (nothing was bought, try again),
5 unknown (it may have been bought: do not send it again), 1 anything else.

The station is the one that runs on --data-dir, whose keys are in credentials.json there. Instead, the environment may say
PACKBENCH_URL, PACKBENCH_ACCESS_KEY, PACKBENCH_SECRET_KEY and, for a hub, PACKBENCH_FINGERPRINT.`;

interface Common extends ConnectionOptions {
  json?: boolean;
}

/** Runs one command line. Never throws; whatever happens is in the exit code and in words on `err`. */
export async function run(args: string[], io: Io): Promise<ExitCode> {
  let exitCode: ExitCode = EXIT.ok;
  let isShown = false;
  const on: On =
    (handler) =>
    async (...given) => {
      const command = given.at(-1) as Command;
      const options = command.optsWithGlobals<Common>();
      const context = contextOf(options, io);
      const show: Context['show'] = (result, words) => {
        isShown = true;
        context.show(result, words);
      };
      exitCode = await handler({ ...context, show }, given.slice(0, -2) as string[], options as never);
    };
  try {
    await createProgram(io, on).parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    // What was shown is one JSON document, and stays so: what failed behind it is said beside it.
    return report(error, args.includes('--json') && !isShown, io);
  }
}

/** The whole command tree; `on` makes actions of handlers. */
export function createProgram(io: Io, on: On): Command {
  const program = new Command('packbench')
    .description('Ships from the command line, through a Packbench station on this machine.')
    .version(VERSION)
    .option('--data-dir <dir>', 'the data folder of the station')
    .option('--url <url>', 'the address of the station, where it is not the one of the data folder')
    .option('--fingerprint <sha256>', "of a hub's certificate")
    .option('--json', 'results as JSON')
    .addHelpText('after', AFTERWORD)
    .showHelpAfterError('(packbench --help says more)')
    .configureOutput({ writeOut: (text) => io.out(text.trimEnd()), writeErr: (text) => io.err(text.trimEnd()) })
    .exitOverride();
  registerServe(program, on);
  registerPair(program, on);
  registerShip(program, on);
  registerLabels(program, on);
  registerBatch(program, on);
  registerOrders(program, on);
  registerRules(program, on);
  registerProducts(program, on);
  registerHandOver(program, on);
  registerManifests(program, on);
  registerInvoices(program, on);
  registerAddresses(program, on);
  registerPackers(program, on);
  registerAttention(program, on);
  registerCarriers(program, on);
  registerPrinters(program, on);
  registerAdministration(program, on);
  registerBackup(program, on);
  registerLedger(program, on);
  registerDesks(program, on);
  registerDoctor(program, on);
  registerCompletion(program, on);
  return program;
}

function contextOf({ json = false, ...options }: Common, io: Io): Context {
  const where = connectionOf(options, io.env);
  return {
    io,
    json,
    where,
    station: () => findStation(where),
    show: (result, words) => io.out(json ? jsonFor(result) : words()),
  };
}

function report(error: unknown, json: boolean, io: Io): ExitCode {
  const failed = (exitCode: ExitCode, detail: string, answer: object = { success: false, detail, exitCode }) => {
    if (json) io.out(jsonFor(answer));
    return exitCode;
  };
  if (error instanceof CommanderError) {
    // It has said so itself.
    return error.exitCode === 0 ? EXIT.ok : failed(EXIT.invalid, error.message.replace(/^error: /, ''));
  }
  if (!(error instanceof CliError)) {
    io.err(
      `packbench made a mistake: ${error instanceof Error ? inSources(error.stack ?? error.message) : String(error)}`,
    );
    return failed(EXIT.failed, 'packbench made a mistake.');
  }
  if (!json) io.err(inWords(error));
  return failed(error.exitCode, error.message, ...(error instanceof Refusal ? [error.problem] : []));
}

const PURCHASE_WORDS = {
  not_made: 'Nothing was bought.',
  made: 'It was bought: do not send it again.',
  unknown: 'It may have been bought: do not send it again; see `packbench attention`.',
} as const;

function inWords(error: CliError): string {
  const lines = error instanceof AfterPurchase ? [...whatFailed(error.failure), error.known] : whatFailed(error);
  if (error instanceof Refusal) lines.push(PURCHASE_WORDS[error.problem.purchase]);
  return lines.map(plain).join('\n');
}

function whatFailed(error: CliError): string[] {
  if (!(error instanceof Refusal)) return [error.message];
  const { code, title, detail, errors, requestId } = error.problem;
  const lines = errors.map(({ code: fault, pointer, message }) => `  ${pointer || '/'}  ${message} (${fault})`);
  return [`${title}: ${detail} (${code}, request ${requestId})`, ...lines];
}
