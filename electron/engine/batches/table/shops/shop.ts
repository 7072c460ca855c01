import type { OrderField } from '#shared/schema/orders/source-fields.ts';

/** The columns of a shop's export, or of what it answers, and what each says of an order. Names in lower case. */
export interface Shop {
  name: string;
  /** Those that no other table has together. */
  telltale: readonly string[];
  columns: Readonly<Record<string, OrderField>>;
}

/** Columns of a party that are called alike: `<before>first_name` and so on. */
export const party = (names: Readonly<Record<string, PartyPart>>): Record<string, OrderField> =>
  Object.fromEntries(Object.entries(names).map(([name, part]) => [name, `recipient.${part}` as const]));
type PartyPart = Extract<OrderField, `recipient.${string}`> extends `recipient.${infer Part}` ? Part : never;
