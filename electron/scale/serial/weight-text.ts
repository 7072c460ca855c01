import type { ScaleSignal } from '#electron/engine/scale/ports.ts';
import { SCALE_UNITS } from '#shared/schema/station/scale.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';

/** A weight as a scale writes it, the sign perhaps apart from the digits; null where it is no number. */
export function weightSignal(number: string, unitText: string, stable: boolean): ScaleSignal | null {
  const value = number.replaceAll(' ', '').replace(/^\+/, '');
  if (!/^-?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)$/.test(value)) return null;
  const unit = SCALE_UNITS.find((known) => known === unitText.toLowerCase());
  return unit
    ? { kind: 'weight', value: value.replace(/\.$/, ''), unit, stable }
    : {
        kind: 'fault',
        trouble: diagnostic('SCALE_UNIT'),
      };
}
