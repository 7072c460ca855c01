import { Type, type Static } from 'typebox';
import { Account, AccountService, AdapterConfig } from './account.ts';
import { ACCOUNT_TEST_RESULTS } from './account-test.ts';
import { Literals } from '../literals.ts';
import { Nullable } from '../nullable.ts';
import { DiagnosticOrNull } from '../../diagnostics/diagnostic.ts';

/** A carrier that a service offers to whoever has the keys. */
export const ImportedCarrier = Type.Object(
  {
    adapter: Type.Unsafe<Readonly<Record<string, unknown>>>({
      type: 'object',
      additionalProperties: true,
      description: "The members of the account's `adapter` that choose this carrier",
      examples: [{ carrier: 'se-123' }],
    }),
    carrierCode: Type.String({ description: 'As the service names it' }),
    name: Type.String({ description: 'For people' }),
    nickname: Nullable(Type.String({ description: 'What tells two accounts of one carrier apart' })),
    requiresFundedAmount: Type.Boolean(),
    balance: Type.Unknown(),
    services: Type.Array(AccountService),
    packages: Type.Array(Type.Unknown()),
  },
  { title: 'ImportedCarrier' },
);
export type ImportedCarrier = Static<typeof ImportedCarrier>;

export const AccountImportRequest = Type.Object(
  { adapter: AdapterConfig },
  { title: 'AccountImportRequest', additionalProperties: false },
);
export type AccountImportRequest = Static<typeof AccountImportRequest>;

const said = {
  result: Literals(ACCOUNT_TEST_RESULTS),
  works: Type.Boolean({ description: 'Whether the service gave its carriers' }),
  detail: Type.String({ description: 'The result as a sentence' }),
  trouble: DiagnosticOrNull('Why it did not; null where the result says it'),
  carriers: Type.Array(ImportedCarrier, { description: 'What the keys open; empty where the service gave nothing' }),
};

/** What a service offers to whoever has the keys. */
export const CarrierImport = Type.Object(said, { title: 'CarrierImport' });
export type CarrierImport = Static<typeof CarrierImport>;

/** The same for an account that is there, with what became of its own services and packagings. */
export const AccountImport = Type.Object(
  {
    ...said,
    account: Nullable(Account),
    leftOut: Type.Array(Type.String(), {
      description: 'Codes of services that the rules of its carrier cannot place, because they name no group',
    }),
  },
  { title: 'AccountImport' },
);
export type AccountImport = Static<typeof AccountImport>;
