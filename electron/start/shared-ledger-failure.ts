import { hostOf, type LedgerAddress } from '../ledger/postgres/address.ts';

/** By the codes of PostgreSQL's appendix A, by what is said where there is no code, or by the kind of error; the first that fits. */
const WAYS: readonly { when: RegExp; wayOut(at: LedgerAddress, message: string): string }[] = [
  {
    when: /^28|password must be a string/,
    wayOut: () =>
      'correct the user in --ledger and the password in the file of --ledger-password-file, or pg_hba.conf on the server',
  },
  {
    when: /^3D000/,
    wayOut: ({ database }) => `make it (CREATE DATABASE ${database}), or correct its name in --ledger`,
  },
  {
    when: /^42501/,
    wayOut: ({ database, user }, message) =>
      message.includes('for database')
        ? `say GRANT CREATE ON DATABASE ${database} TO ${user}`
        : `name the role that owns the ledger in --ledger, or GRANT that role TO ${user}`,
  },
  {
    when: /certificate of the database/,
    wayOut: () =>
      'name the certificate authority of the database with --ledger-ca, and its host as the certificate does',
  },
  {
    when: /not PostgreSQL/,
    wayOut: () => 'correct --ledger, or end the address with ?sslmode=disable where the server takes no TLS',
  },
  { when: /LedgerForeignError/, wayOut: () => 'name another database in --ledger' },
  { when: /LedgerTooNewError/, wayOut: () => 'start the newer version' },
  {
    when: /LedgerAwayError/,
    wayOut: ({ hosts }) =>
      `look whether PostgreSQL runs at ${hosts.map(hostOf).join(' or ')} and lets this machine in, or correct --ledger`,
  },
];

/** Why the ledger that stations share was not opened, and what to do about it, in the rest of a sentence without its end. */
export function describeSharedFailure(error: Error, address: LedgerAddress): string {
  const { code = '' } = (error.cause ?? error) as { code?: string };
  const found = WAYS.find(({ when }) => [code, error.message, error.name].some((each) => when.test(each)));
  return found ? `${error.message}; ${found.wayOut(address, error.message)}` : error.message;
}

/** Why a ledger was not copied, and what to do about it: one sentence. */
export function describeCopyFailure(
  error: Error,
  { option, path, address }: { option: '--to' | '--from'; path: string; address: LedgerAddress | undefined },
): string {
  const said = (words: string) => `The ledger was not copied: ${words.replace(/\.$/, '')}.`;
  if (error.name === 'LedgerInUseError') return said(`a station runs on ${path}, or on its folder; stop it first`);
  if (!address) return said(error.message);
  // The same ways out as at a start, by the option that was given here.
  return said(describeSharedFailure(error, address).replaceAll(/--ledger(?![-\w])/g, option));
}
