import type { ScaleSignal } from '#electron/engine/scale/ports.ts';
import { weightSignal } from './weight-text.ts';

/** Header, perhaps gross, net or tare, and the weight with its unit, to the end: `ST,GS,+  1.234kg`. Some scales begin the line with `=`. */
const LINE = /^(?:= *)?(ST|US|OL)\b,? *(?:(GS|NT|TR),? *)?(?:([+-]? *[0-9.]+) *(.*))?/;

/** What a line says that a scale sends by itself; null where it is no weight's, such as one of the tare. */
export function readContinuousLine(line: string): ScaleSignal | null {
  const [, header, kind, number, unit = ''] = LINE.exec(line) ?? [];
  if (header === undefined || kind === 'TR') return null;
  if (header === 'OL') return { kind: line.includes('-') ? 'under_zero' : 'over_range' };
  return number === undefined ? null : weightSignal(number, unit.trim(), header === 'ST');
}
