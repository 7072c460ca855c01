import { shallowRef } from 'vue';
import type { PartialShipment } from '#shared/schema/shipping/partial-shipment.ts';
import type { Weight } from '#shared/schema/shipping/measure.ts';
import type { BoxSides, UsualBox } from '#shared/schema/shipping/usual.ts';
import { call } from '#renderer/api/client.ts';
import { useReading } from '#renderer/composables/useReading.ts';
import { inOtherLengthUnit } from '#renderer/format/units.ts';
import { t } from '#renderer/messages/index.ts';

/** A box that can be chosen by its name. */
export interface NamedBox {
  name: string;
  sides: BoxSides;
  /** What it weighs empty; absent where nobody said. */
  tare?: Weight;
}

/** Digits behind the point of a centimetre that tell boxes apart. */
const PLACES = 3;
const inCentimetres = (side: number, { units }: BoxSides) => (units === 'CM' ? side : inOtherLengthUnit(side, 'IN'));
const keyOf = (sides: BoxSides) =>
  [sides.length, sides.width, sides.height]
    .map((side) => inCentimetres(side, sides).toFixed(PLACES))
    .sort()
    .join(' ');

/** However they are turned, and in whichever unit they are measured. */
export const isSameBox = (one: BoxSides | null, other: BoxSides | null): boolean =>
  one === null || other === null ? one === other : keyOf(one) === keyOf(other);

function sidesOf({ itemLines }: PartialShipment): BoxSides | null {
  const { units, length, width, height } = itemLines?.[0]?.dimensions ?? {};
  if (length === undefined || width === undefined || height === undefined) return null;
  return { units: units?.toUpperCase() === 'IN' ? 'IN' : 'CM', length, width, height };
}

/** The package presets that have all three sides, by name. */
export function useBoxes() {
  const boxes = shallowRef<readonly NamedBox[]>([]);
  let isRead = false;
  async function load(): Promise<void> {
    const answer = await call('listPresets', { query: { kind: 'PACKAGE' } });
    if (!answer.ok) return;
    isRead = true;
    boxes.value = answer.value.presets.flatMap(({ name, shipment, tare }): NamedBox[] => {
      const sides = sidesOf(shipment);
      return sides ? [{ name, sides, ...(tare && { tare }) }] : [];
    });
  }
  useReading(load, () => isRead);
  return boxes;
}

/** As it is measured: `30 × 20 × 15 cm`. */
export const sidesWords = ({ units, length, width, height }: BoxSides, number: (value: number) => string) =>
  `${[length, width, height].map(number).join(' × ')} ${units.toLowerCase()}`;

/** How often such contents went into that box. */
export const usualBoxWords = ({ dimensions, preset, parcels, of }: UsualBox, number: (value: number) => string) =>
  t('common.box.usual', { box: preset ?? sidesWords(dimensions, number), parcels, of });

/** A box that can be chosen, or none. */
export interface BoxChoice {
  name: string;
  sides: BoxSides | null;
}

/** What can be chosen: the usual box where it is none of those that have a name, these, and none. */
export function boxChoices(
  boxes: readonly NamedBox[],
  { usual, none }: { usual: UsualBox | null; none: string },
  number: (value: number) => string,
): readonly BoxChoice[] {
  const own = usual?.preset === null ? [{ name: sidesWords(usual.dimensions, number), sides: usual.dimensions }] : [];
  return [...own, ...boxes, { name: none, sides: null }];
}

/** The one behind what is there now. */
export function nextBox(choices: readonly BoxChoice[], now: BoxSides | null): BoxSides | null {
  const at = choices.findIndex(({ sides }) => isSameBox(sides, now));
  return choices[(at + 1) % choices.length]?.sides ?? null;
}
