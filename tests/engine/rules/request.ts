import type { Account } from '#shared/schema/accounts/account.ts';
import { CARRIER_DEFINITIONS } from '#electron/carriers/index.ts';
import { TEST_ACCOUNTS } from '#electron/carriers/test-accounts.ts';
import { DEFINED } from '../../adapters/defined.ts';
import { validateShipment, type Validation, type ValidationContext } from '#electron/engine/rules/validate-shipment.ts';

type Json = Record<string, unknown>;

export const TRANSACTION_ID = 'T-1';

export const defaultAccount = (carrierId: string): Account => {
  const account = TEST_ACCOUNTS.find((one) => one.carrierId === carrierId);
  if (account === undefined) throw new Error(`no account ${carrierId}`);
  return account;
};

export const party = (countryCode = 'US'): Json => ({
  address: {
    countryCode,
    city: 'Los Angeles',
    ...(countryCode.toUpperCase() === 'US' && { zipCode: '90001' }),
    streetLine1: '1 Main St',
  },
  contact: { personName: 'Jane Roe' },
});

export const line = (changes: Json = {}): Json => ({
  itemTransactionId: 'p1',
  weight: { units: 'LB', value: 2 },
  ...changes,
});

/** A customs item that says what it must. */
export const customsItem = (changes: Json = {}): Json => ({
  description: 'Tea',
  quantity: 2,
  value: { amount: 5, currency: 'USD' },
  ...changes,
});

/** A request that breaks no rule: one package of carrier A, ground, within the US. */
export const shipment = (changes: Json = {}): Json => ({
  carrierId: 'test-a',
  serviceType: 'A_GROUND',
  recipient: party(),
  itemLines: [line()],
  ...changes,
});

export const shipmentOf = (changes: Json): Json => shipment({ itemLines: [line(changes)] });

interface Given extends Partial<ValidationContext>, Partial<ValidationContext['renderer']> {
  /** They stand before the default ones. */
  accounts?: Account[];
}

const ROOMY = { lines: 1, room: 9, points: 12 };

/** Validates as the create call does. */
export function validate(
  body: unknown,
  { accounts = [], missingCharacters = () => [], addressLines = () => ROOMY, ...context }: Given = {},
): Validation {
  const all = [...accounts, ...TEST_ACCOUNTS];
  return validateShipment(body, {
    transactionId: TRANSACTION_ID,
    findAccount: (carrierId) => all.find((one) => one.carrierId === carrierId) ?? null,
    carriers: CARRIER_DEFINITIONS,
    adapters: DEFINED,
    renderer: { missingCharacters, addressLines },
    ...context,
  });
}

/** As the dry run does: without a transactionId. */
export const dryRun = (body: unknown): Validation => validate(body, { transactionId: undefined });

/** `CODE pointer` of each, in the order found. */
export const listed = (found: readonly { code: string; pointer: string }[]): string[] =>
  found.map(({ code, pointer }) => `${code} ${pointer}`);

export const errorsOf = (body: unknown): string[] => listed(validate(body).errors);
export const warningsOf = (body: unknown): string[] => listed(validate(body).warnings);
