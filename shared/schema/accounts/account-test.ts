import { Type, type Static } from 'typebox';
import { Literals } from '../literals.ts';
import { DiagnosticOrNull } from '../../diagnostics/diagnostic.ts';

export const ACCOUNT_TEST_RESULTS = [
  /** An account of test mode; there is nothing that could be wrong with it. */
  'SELLS_NOTHING',
  'NUMBERS_LEFT',
  'NO_NUMBERS_LEFT',
  /** The service took the keys or the token. */
  'ACCEPTED',
  /** It did not. */
  'REFUSED',
  /** It took them, and its accounts are others than the one that is bought from. */
  'ACCOUNT_UNKNOWN',
  'NOT_REACHED',
] as const;

export const AccountTest = Type.Object(
  {
    result: Literals(ACCOUNT_TEST_RESULTS),
    works: Type.Boolean({ description: 'Whether a purchase would be taken, as far as can be known without one' }),
    numbersLeft: Type.Optional(Type.String({ pattern: '^[0-9]+$', description: 'Of a number range' })),
    detail: Type.String({ description: 'The result as a sentence' }),
    trouble: DiagnosticOrNull('Why it does not work, beyond the result; null where that says it'),
  },
  { title: 'AccountTest' },
);
export type AccountTest = Static<typeof AccountTest>;
