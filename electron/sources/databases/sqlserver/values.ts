import { single } from '../single.ts';

/** A value of a row as the driver gives it, with its column. */
export interface Cell {
  value: unknown;
  metadata: { type: { name: string }; scale?: number | undefined; dataLength?: number | undefined };
}

/** An instant of the driver; what is smaller than a millisecond stands beside it, in seconds. */
type Moment = Date & { nanosecondsDelta?: number };

/**
 * A value as the server would write it in ISO 8601, which it reads again under every language: a date and time without a zone is the one that
 * stands there, one with a zone is in UTC; bytes as `0x…`.
 */
export function cellText({ value, metadata: { type, scale, dataLength } }: Cell): unknown {
  if (value instanceof Uint8Array) return `0x${Buffer.from(value).toString('hex').toUpperCase()}`;
  if (typeof value === 'number' && (type.name === 'Real' || (type.name === 'FloatN' && dataLength === 4)))
    return single(value);
  if (!(value instanceof Date)) return value;
  const [date = '', time = ''] = value.toISOString().replace('Z', '').split('T');
  switch (type.name) {
    case 'Date':
      return date;
    case 'Time':
      return timeText(time, value, scale ?? 7);
    case 'DateTime2':
      return `${date}T${timeText(time, value, scale ?? 7)}`;
    case 'DateTimeOffset':
      return `${date}T${timeText(time, value, scale ?? 7)}Z`;
    default:
      return `${date}T${time}`;
  }
}

/** @param time to the millisecond @param digits how many the column has after the second */
function timeText(time: string, { nanosecondsDelta = 0 }: Moment, digits: number): string {
  if (digits === 0) return time.slice(0, 8);
  const finer = String(Math.round(nanosecondsDelta * 1e7)).padStart(4, '0');
  return (time + finer).slice(0, '00:00:00.'.length + digits);
}

/**
 * The type of a parameter. A text in plain letters is sent as one of eight bits a character: compared with a column of sixteen it is widened, but
 * the other way round every row of the column would be, past its index.
 */
export const parameterType = (value: string | number | null): 'VarChar' | 'NVarChar' =>
  /^[\x20-\x7e]*$/.test(String(value ?? '')) ? 'VarChar' : 'NVarChar';
