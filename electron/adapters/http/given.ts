/** The text, as it was given, where it is not blank. */
export const said = (text: string | null | undefined) => (text?.trim() ? text : undefined);

const says = (value: unknown) =>
  typeof value === 'string' ? said(value) !== undefined : value !== undefined && value !== null;

/** The members that say something: services take no empty ones. */
export const given = <T extends object>(members: T): Partial<T> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => says(value))) as Partial<T>;
