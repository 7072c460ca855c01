import type { Register } from '../context.ts';
import { EXIT } from '../exit-codes.ts';

const FLAGS = {
  host: '--host',
  port: '--port',
  hub: '--hub',
  hubName: '--hub-name',
  hubCert: '--hub-cert',
  hubKey: '--hub-key',
  restore: '--restore',
  ledger: '--ledger',
  ledgerPasswordFile: '--ledger-password-file',
  ledgerCa: '--ledger-ca',
  secretsKey: '--secrets-key',
  acceptAsynchronousStandby: '--accept-asynchronous-standby',
} as const;

type ServeOptions = Partial<Record<keyof typeof FLAGS, string | true>>;

export const registerServe: Register = (program, on) =>
  void program
    .command('serve')
    .description('run the station in this terminal, without a window')
    .option('--host <address>', 'a loopback address')
    .option('--port <number>', '0 takes a free one')
    .option('--hub <address>', 'let the local network in, through TLS, at this address of the machine')
    .option('--hub-name <name>', 'a name by which the network knows the machine')
    .option('--hub-cert <file>', 'a certificate in PEM; without it the station makes its own')
    .option('--hub-key <file>', 'the key of the certificate, in PEM')
    .option('--restore <backup>', 'put this backup in the place of the ledger first')
    .option('--ledger <address>', 'a PostgreSQL that stations share: postgres://USER@HOST:PORT/DATABASE')
    .option('--ledger-password-file <file>', 'its first line is the password')
    .option('--ledger-ca <file>', 'the certificate authority of the database, in PEM')
    .option('--accept-asynchronous-standby', 'buy though a standby of the database may lack the last commits')
    .option('--secrets-key <file>', 'the key file that the desks of a shared ledger have in common')
    .action(
      on<ServeOptions>(async ({ where }, _, options) => {
        const args = Object.entries(FLAGS).flatMap(([name, flag]) => {
          const value = options[name as keyof ServeOptions];
          return value === undefined ? [] : [value === true ? flag : `${flag}=${value}`];
        });
        const { runHeadless } = await import('../../headless.ts');
        await runHeadless([`--data-dir=${where.dataDir}`, ...args]);
        return EXIT.ok;
      }),
    );
