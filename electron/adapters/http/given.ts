import type { Money } from '#shared/schema/shipping/money.ts';

/** The text, as it was given, where it is not blank. */
export const said = (text: string | null | undefined) => (text?.trim() ? text : undefined);

const says = (value: unknown) =>
  typeof value === 'string' ? said(value) !== undefined : value !== undefined && value !== null;

/** The members that say something: services take no empty ones. */
export const given = <T extends object>(members: T): Partial<T> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => says(value))) as Partial<T>;

/** What a package is insured for: a declared value of nothing is none. */
export const insured = (declared: Money | null | undefined): Money | undefined =>
  declared && declared.amount > 0 ? declared : undefined;
