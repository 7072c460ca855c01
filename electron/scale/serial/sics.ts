import type { ScaleSignal } from '#electron/engine/scale/ports.ts';
import { weightSignal } from './weight-text.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';

/** Mettler Toledo Standard Interface Command Set, level 0: send the weight at once, stable or not. */
export const SEND_NOW = 'SI\r\n';

const WEIGHT = /^S ([SD]) +((?:[+-] *)?[0-9.]+) +(\S+)$/;

/** What an answer to `SI` says; null where it is none. `S I`, not executable now, says nothing of the weight. */
export function readSicsLine(line: string): ScaleSignal | null {
  if (/^S +\+$/.test(line)) return { kind: 'over_range' };
  if (/^S +-$/.test(line)) return { kind: 'under_zero' };
  if (/^E[STL]$/.test(line)) return { kind: 'fault', trouble: diagnostic('SCALE_NO_SICS') };
  const [, stability, number = '', unit = ''] = WEIGHT.exec(line) ?? [];
  return stability === undefined ? null : weightSignal(number, unit, stability === 'S');
}
