import { basename, dirname, resolve } from 'node:path';
import type { Copied, CopyOptions } from '#electron/ledger/copy/index.ts';
import { CliError } from '../cli-error.ts';
import type { Register } from '../context.ts';
import { EXIT } from '../exit-codes.ts';
import { table } from '../io.ts';

interface CopyArguments {
  from?: string;
  to?: string;
  ledgerPasswordFile?: string;
  ledgerCa?: string;
  acceptAsynchronousStandby?: boolean;
}

/** What whoever typed it does next. */
const TO_SHARED =
  'Start the station with --ledger from now on, and put the file away with its backups: it knows nothing of what is bought in the database, and no retention time and no erasure reaches it.';
const toFile = (path: string, own: string) =>
  [
    ...(path === own
      ? []
      : [
          `Move ${basename(own)} out of ${dirname(own)}, with all files there whose names begin so, and put ${basename(path)} there under its name.`,
        ]),
    'Start the station on the file from now on, without --ledger: it knows nothing of what is bought in the database.',
  ].join(' ');

const isAddress = (text: string | undefined) => /^postgres(?:ql)?:/.test(text ?? '');

/** Which of the two ends is the database: exactly one is. */
function endsOf({ from, to }: CopyArguments): { option: '--to' | '--from'; address: string; file: string | undefined } {
  if (isAddress(from) === isAddress(to))
    throw new CliError(
      'Say where to: packbench ledger copy --to postgres://USER@HOST:PORT/DATABASE, or back: --from postgres://… [--to FILE].',
      EXIT.invalid,
    );
  return isAddress(to)
    ? { option: '--to', address: to ?? '', file: from }
    : { option: '--from', address: from ?? '', file: to };
}

/** Copies, or says in a sentence why not, and what to do. */
async function copied(dataDir: string, given: CopyArguments): Promise<{ done: Copied; said: string; next: string }> {
  const { option, address: text, file } = endsOf(given);
  const { readSharedAddress } = await import('#electron/start/headless-arguments.ts');
  const { describeCopyFailure } = await import('#electron/start/shared-ledger-failure.ts');
  const { ledgerPath } = await import('#electron/platform/data-folder.ts');
  const { copyFileToShared, copySharedToFile } = await import('#electron/ledger/copy/index.ts');
  const path = file === undefined ? ledgerPath(dataDir) : resolve(file);
  let options: CopyOptions | undefined;
  try {
    const address = readSharedAddress(text, { ...given, option });
    options = { dataDir, path, address, now: Date.now() };
    if (option === '--from')
      return {
        done: await copySharedToFile(options),
        said: `into ${path}; the database is as it was`,
        next: toFile(path, ledgerPath(dataDir)),
      };
    return { done: await copyFileToShared(options), said: `out of ${path}, which is as it was`, next: TO_SHARED };
  } catch (error) {
    throw new CliError(describeCopyFailure(error as Error, { option, path, address: options?.address }));
  }
}

const inWords = ({ stationId, tables, lines }: Copied, { said, next }: { said: string; next: string }) =>
  [
    `Copied the ledger of station ${stationId} ${said}.`,
    table([
      ['Table', 'Rows', 'SHA-256'],
      ...tables.map(({ table: name, rows, sha256 }) => [name, String(rows), sha256]),
    ]),
    `Each row was read back and compared, and the hashes of ${lines} lines of the journal were followed.`,
    next,
  ].join('\n');

export const registerLedger: Register = (program, on) => {
  program
    .command('ledger')
    .description('what the station knows, in its file or in a database that stations share')
    .command('copy')
    .description('take the ledger of a stopped station over into an empty PostgreSQL, or back into a new file')
    .option(
      '--to <place>',
      'postgres://USER@HOST:PORT/DATABASE; with --from postgres://…, a file that is not there yet',
    )
    .option(
      '--from <place>',
      'postgres://USER@HOST:PORT/DATABASE; with --to postgres://…, another file than that of --data-dir',
    )
    .option('--ledger-password-file <file>', 'its first line is the password')
    .option('--ledger-ca <file>', 'the certificate authority of the database, in PEM')
    .option('--accept-asynchronous-standby', 'though a standby of the database may lack the last commits')
    .action(
      on<CopyArguments>(async ({ where: { dataDir }, show }, _, options) => {
        const { done, ...words } = await copied(dataDir, options);
        show(done, () => inWords(done, words));
        return EXIT.ok;
      }),
    );
};
