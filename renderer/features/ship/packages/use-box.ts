import type { Weight } from '#shared/schema/shipping/measure.ts';
import type { BoxSides, UsualBox } from '#shared/schema/shipping/usual.ts';
import { useFormat } from '#renderer/composables/useFormat.ts';
import { parseDecimal, writtenDecimal } from '#renderer/format/decimal.ts';
import { sideIn } from '#renderer/format/units.ts';
import { useShip } from '#renderer/features/ship/store.ts';
import type { PackageLine } from '../form/draft.ts';

const SIDES = ['length', 'width', 'height'] as const;

const hasNoSides = (line: PackageLine) => SIDES.every((side) => line[side].trim() === '');

/** The boxes of the rows of the packages table. */
export function useBox() {
  const ship = useShip();
  const { decimalMark } = useFormat();

  /** What such contents usually went into, as the station said last. */
  function usualAt(row: number): UsualBox | null {
    const { result, rowOf } = ship.check;
    return result?.packages[rowOf.indexOf(row)]?.usualBox ?? null;
  }

  /** What is typed; null where a side is missing. */
  function sidesAt(row: number): BoxSides | null {
    const line = ship.draft.lines[row];
    const [length, width, height] = SIDES.map((side) => parseDecimal(line?.[side] ?? ''));
    return length && width && height ? { units: ship.draft.lengthUnit, length, width, height } : null;
  }

  /** Fills the sides of the row, in the unit of the form where other rows have sides in it; null empties them. */
  function put(row: number, sides: BoxSides | null, tare?: Weight): void {
    const { draft } = ship;
    const line = draft.lines[row];
    if (!line) return;
    if (sides && draft.lines.every((other) => other === line || hasNoSides(other))) draft.lengthUnit = sides.units;
    for (const side of SIDES)
      line[side] = sides ? writtenDecimal(sideIn(sides[side], sides.units, draft.lengthUnit), decimalMark.value) : '';
    if (tare) line.tare = tare;
    else delete line.tare;
  }

  /** Fills the usual box of the form as it is now in, where nobody said anything of the box and it was not filled in before. @returns whether it did */
  function offer(row: number): boolean {
    const [line, usual] = [ship.draft.lines[row], usualAt(row)];
    const isRules = ship.check.result?.selected?.packageCode !== undefined;
    if (!line || !usual || !ship.check.isCurrent || !ship.isOpen || isRules || !hasNoSides(line)) return false;
    const offered = JSON.stringify(usual.dimensions);
    if (line.offeredBox === offered) return false;
    line.offeredBox = offered;
    put(row, usual.dimensions);
    return true;
  }

  return { usualAt, sidesAt, put, offer };
}
