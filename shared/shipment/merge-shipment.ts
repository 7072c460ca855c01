import { isRecord } from '../format/is-record.ts';

type Fields = Record<string, unknown>;

/**
 * A partial shipment on top of another: what `changes` names wins, member by member; null and empty text win too. Lists are taken
 * whole, but each item line of `changes` lies on top of the first item line of `base`, which stands for every package.
 * Neither is changed, and no key can reach a prototype.
 */
export function mergeShipment(base: Fields, changes: Fields): Fields {
  const merged = mergeFields(base, changes);
  const [template] = linesOf(base);
  const lines = linesOf(changes);
  if (isRecord(template) && lines.length > 0) {
    merged['itemLines'] = lines.map((line) => (isRecord(line) ? mergeFields(template, line) : line));
  }
  return merged;
}

function mergeFields(base: Fields, changes: Fields): Fields {
  const entries = Object.entries(base).map(([key, value]): [string, unknown] => [
    key,
    Object.hasOwn(changes, key) ? mergeValue(value, changes[key]) : value,
  ]);
  const added = Object.entries(changes).filter(([key]) => !Object.hasOwn(base, key));
  return Object.fromEntries([...entries, ...added]);
}

const mergeValue = (base: unknown, change: unknown) =>
  change === undefined ? base : isRecord(base) && isRecord(change) ? mergeFields(base, change) : change;

const linesOf = (shipment: Fields): unknown[] => {
  const lines = shipment['itemLines'];
  return Array.isArray(lines) ? lines : [];
};
