import type { PartialShipment } from '#shared/schema/shipping/partial-shipment.ts';
import type { BoxSides, UsualBox } from '#shared/schema/shipping/usual.ts';
import type { Preset } from '#shared/schema/station/preset.ts';
import { inCentimetres } from '../rules/index.ts';

/** When a box is called usual: decided here and nowhere else (DECISIONS.md beside it). */
const USUAL_BOX = {
  /** Fewer parcels are no habit. */
  fromParcels: 3,
  /** More than this share of them went into it. */
  share: 0.5,
};

/** The last parcels of each contents, which are counted. */
export const COUNTED_PARCELS = 15;

/** The same for the same box, however it is turned and in whichever unit it is measured. */
function keyOf({ units, length, width, height }: BoxSides): string {
  const sides = [length, width, height].map((value) => inCentimetres({ value, units }));
  return sides
    .sort((a, b) => a.cmp(b))
    .map((side) => side.toFixed())
    .join(' × ');
}

/** The box that most of the parcels went into, as the newest of them has it; null where they are too few or too different. */
export function usualBox(learned: readonly BoxSides[], presets: readonly Preset[]): UsualBox | null {
  if (learned.length < USUAL_BOX.fromParcels) return null;
  const counts = new Map<string, number>();
  for (const key of learned.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const dimensions = learned.find((sides) => (counts.get(keyOf(sides)) ?? 0) > learned.length * USUAL_BOX.share);
  if (!dimensions) return null;
  const parcels = counts.get(keyOf(dimensions)) ?? 0;
  return { dimensions, preset: presetNameOf(dimensions, presets), parcels, of: learned.length };
}

/** The first package preset with these sides, by name. */
export function presetNameOf(sides: BoxSides, presets: readonly Pick<Preset, 'name' | 'shipment'>[]): string | null {
  const key = keyOf(sides);
  const found = presets.find(({ shipment }) => {
    const own = sidesOf(shipment.itemLines?.[0]?.dimensions);
    return own !== null && keyOf(own) === key;
  });
  return found?.name ?? null;
}

type PartialSides = NonNullable<PartialShipment['itemLines']>[number]['dimensions'];

/** Null where one is missing. */
function sidesOf(partial: PartialSides): BoxSides | null {
  const { units, length, width, height } = partial ?? {};
  if (length === undefined || width === undefined || height === undefined) return null;
  return { units: units?.toUpperCase() === 'IN' ? 'IN' : 'CM', length, width, height };
}

/** Whether a package says what it is packed in: its sides, or a packaging of its carrier. */
export const namesBox = (line: { dimensions?: unknown; packageCode?: unknown } | undefined): boolean =>
  [line?.dimensions, line?.packageCode].some((each) => each !== undefined && each !== null && each !== '');
