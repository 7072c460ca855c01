import type { ScaleSignal } from '#electron/engine/scale/ports.ts';
import type { ScaleUnit } from '#shared/schema/station/scale.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';

/** Device Class Definition for HID, Point of Sale Usage Tables 1.02, section 4.6: the scale page. */
export const SCALE_PAGE = 0x8d;

/** The report that carries a weight; the others are of no use here. */
const DATA_REPORT = 3;
const LENGTH = 6;

/** Scale status, usages 0x71 to 0x78. */
const STATUS = {
  fault: 1,
  atZero: 2,
  moving: 3,
  stable: 4,
  underZero: 5,
  overRange: 6,
  calibrate: 7,
  zero: 8,
} as const;

/** Weight units, usages 0x51 to 0x5c, as far as parcels are weighed in them. */
const UNITS: Readonly<Record<number, ScaleUnit>> = { 2: 'g', 3: 'kg', 11: 'oz', 12: 'lb' };

/** What a report of a USB scale says: report, status, unit, power of ten, weight with its low byte first. Null where it is no weight's. */
export function readHidReport(report: Uint8Array): ScaleSignal | null {
  const [id, status = 0, unit = 0] = report;
  if (id !== DATA_REPORT || report.length < LENGTH) return null;
  switch (status) {
    case STATUS.fault:
      return { kind: 'fault', trouble: diagnostic('SCALE_FAULT') };
    case STATUS.underZero:
      return { kind: 'under_zero' };
    case STATUS.overRange:
      return { kind: 'over_range' };
    case STATUS.calibrate:
      return { kind: 'fault', trouble: diagnostic('SCALE_NOT_CALIBRATED') };
    case STATUS.zero:
      return { kind: 'needs_zero' };
    case STATUS.atZero:
      return weightIn(unit, '0', true);
    case STATUS.moving:
    case STATUS.stable:
      return weightIn(unit, decimalText(report), status === STATUS.stable);
    default:
      return {
        kind: 'fault',
        trouble: diagnostic('SCALE_STATE_UNKNOWN', { status }),
      };
  }
}

function weightIn(code: number, value: string, stable: boolean): ScaleSignal {
  const unit = UNITS[code];
  return unit
    ? { kind: 'weight', value, unit, stable }
    : {
        kind: 'fault',
        trouble: diagnostic('SCALE_UNIT'),
      };
}

/** The weight times its power of ten, written out: 353 with -1 is 35.3. */
function decimalText(report: Uint8Array): string {
  const view = new DataView(report.buffer, report.byteOffset, report.byteLength);
  const digits = String(view.getUint16(4, true));
  const exponent = view.getInt8(3);
  if (exponent >= 0) return digits + '0'.repeat(digits === '0' ? 0 : exponent);
  const padded = digits.padStart(1 - exponent, '0');
  return `${padded.slice(0, exponent)}.${padded.slice(exponent)}`;
}
