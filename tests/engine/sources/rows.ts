import type { SourceMapping } from '#shared/schema/orders/source.ts';
import { mapRows } from '#electron/engine/sources/mapping/map-rows.ts';

export type Cell = string | number | null;

export const table = (columns: string[], ...records: Cell[][]) => ({
  columns,
  rows: records.map((record) => Object.fromEntries(columns.map((column, index) => [column, record[index] ?? null]))),
  decimalSeparator: null,
});

export const MAPPING: SourceMapping = {
  ...{ orderNumber: 'no', 'recipient.contact.personName': 'name', 'recipient.address.streetLine1': 'street' },
  ...{
    'recipient.address.city': 'city',
    'recipient.address.zipCode': 'zip',
    'recipient.address.countryCode': 'country',
  },
};
export const COLUMNS = ['no', 'name', 'street', 'city', 'zip', 'country'];
export const JANE = ['Jane Roe', '1 Main St', 'Berlin', '10115', 'Germany'];

/** The orders of a table with more columns than the recipient's. */
export function mapped(more: Partial<SourceMapping>, extra: string[], ...records: Cell[][]) {
  return mapRows(table([...COLUMNS, ...extra], ...records), { mapping: { ...MAPPING, ...more } }, null).orders;
}
export const one = (more: Partial<SourceMapping>, value: Cell) => mapped(more, ['x'], ['1', ...JANE, value])[0];
export const faults = (order = mapped({}, [], [])[0]) => order?.errors.map(({ pointer, code }) => `${pointer} ${code}`);
