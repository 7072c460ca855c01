import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';

/** What the list of shipments is narrowed down to; empty is everything. Days are those of the machine, both inclusive. */
export interface HistoryFilters {
  text: string;
  state: ShipmentState | '';
  carrierId: string;
  manifested: 'true' | 'false' | '';
  /** `2026-03-02` */
  from: string;
  to: string;
  manifestId: string;
  /** Who bought it: the id of a packer. */
  packer: string;
}

export const noFilters = (): HistoryFilters => ({
  text: '',
  state: '',
  carrierId: '',
  manifested: '',
  from: '',
  to: '',
  manifestId: '',
  packer: '',
});

export type ShipmentQuery = Partial<Record<Exclude<keyof HistoryFilters, 'manifested'>, string>> & {
  manifested?: boolean;
};

/** The filters as the station takes them: days become instants, the last day is in. */
export function toQuery({ from, to, text, manifested, ...others }: HistoryFilters): ShipmentQuery {
  const query = { ...others, text: text.trim(), from: startOfDay(from), to: startOfDay(to, 1) };
  return {
    ...Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')),
    ...(manifested !== '' && { manifested: manifested === 'true' }),
  };
}

/** The same, as far as it was accepted on this day or before: the list begins there. */
export function upTo(query: ShipmentQuery, day: string): ShipmentQuery {
  const end = startOfDay(day, 1);
  return end === '' || (query.to !== undefined && query.to < end) ? query : { ...query, to: end };
}

/** The same, of one day. */
export function onDay(query: ShipmentQuery, day: string): ShipmentQuery {
  const start = startOfDay(day);
  return { ...upTo(query, day), from: query.from !== undefined && query.from > start ? query.from : start };
}

/** Where the day begins at the machine that is so many days later; empty where there is no such day. */
function startOfDay(day: string, daysLater = 0): string {
  // By way of noon: where clocks go forward at midnight, a day begins at one, and the next one does not.
  const at = new Date(`${day}T12:00:00`);
  if (Number.isNaN(at.getTime())) return '';
  at.setDate(at.getDate() + daysLater);
  at.setHours(0, 0, 0, 0);
  return at.toISOString();
}

export const isFiltered = (filters: HistoryFilters) => Object.keys(toQuery(filters)).length > 0;
