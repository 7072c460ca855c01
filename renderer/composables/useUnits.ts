import { storeToRefs } from 'pinia';
import { otherLengthUnit, otherWeightUnit } from '#renderer/format/units.ts';
import { useSettings } from '#renderer/stores/settings.ts';

/** The units of this window, and how to switch them. A number that was typed never changes with its unit. */
export function useUnits() {
  const { weightUnit, lengthUnit } = storeToRefs(useSettings());
  return {
    weightUnit,
    lengthUnit,
    switchWeightUnit: () => (weightUnit.value = otherWeightUnit(weightUnit.value)),
    switchLengthUnit: () => (lengthUnit.value = otherLengthUnit(lengthUnit.value)),
  };
}
