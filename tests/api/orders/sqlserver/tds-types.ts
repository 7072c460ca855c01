import { integer, shortBytes, text16, u16, u32, u64, u8 } from './tds-bytes.ts';

/** As it is declared, such as `decimal(38,20)` or `nvarchar(max)`. */
export type SqlType = string;
export type SqlValue = string | number | null;

/** SQL_Latin1_General_CP1_CI_AS. */
export const COLLATION = Buffer.from([0x09, 0x04, 0xd0, 0x00, 0x34]);

interface Encoding {
  /** Its TYPE_INFO. */
  info: Buffer;
  value(value: SqlValue): Buffer;
}

const DAY_MS = 86_400_000;
const sized = (encode: (text: string) => Buffer) => (value: SqlValue) =>
  value === null ? u8(0) : shortBytes(encode(String(value)));
const numeric = (type: number, bytes: number, encode: (text: string) => Buffer): Encoding => ({
  info: Buffer.concat([u8(type), u8(bytes)]),
  value: sized(encode),
});
const double = (text: string) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(Number(text));
  return bytes;
};
const single = (text: string) => {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(Number(text));
  return bytes;
};

/** The digits of a decimal without its point. */
function unscaled(text: string, scale: number): bigint {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(scale, '0'));
}

function decimal(precision: number, scale: number): Encoding {
  const bytes = precision <= 9 ? 5 : precision <= 19 ? 9 : precision <= 28 ? 13 : 17;
  return {
    info: Buffer.concat([u8(0x6c), u8(bytes), u8(precision), u8(scale)]),
    value: sized((text) => {
      const value = unscaled(text, scale);
      return Buffer.concat([u8(value < 0n ? 0 : 1), integer(value < 0n ? -value : value, bytes - 1)]);
    }),
  };
}

function money(text: string): Buffer {
  const bytes = integer(unscaled(text, 4), 8);
  return Buffer.concat([bytes.subarray(4), bytes.subarray(0, 4)]);
}

/** Texts and bytes: up to 8,000 bytes with a length, or `max` in parts with an end. */
function long(type: number, length: string, encode: (text: string) => Buffer, collation: Buffer): Encoding {
  const isMax = length === 'max';
  return {
    info: Buffer.concat([u8(type), u16(isMax ? 0xffff : 8000), collation]),
    value(value) {
      if (value === null) return isMax ? Buffer.alloc(8, 0xff) : u16(0xffff);
      const bytes = encode(String(value));
      return isMax
        ? Buffer.concat([u64(bytes.length), ...(bytes.length > 0 ? [u32(bytes.length), bytes] : []), u32(0)])
        : Buffer.concat([u16(bytes.length), bytes]);
    },
  };
}

const daysSince = (day: string, since: string) => Math.round((Date.parse(day) - Date.parse(since)) / DAY_MS);
const daysOf = (day: string) => integer(BigInt(daysSince(day, '2000-01-01') + 730_119), 3);

function timeOf(time: string, scale: number): Buffer {
  const [clock = '', fraction = ''] = time.split('.');
  const seconds = BigInt(Date.parse(`1970-01-01T${clock}Z`) / 1000);
  const units = seconds * 10n ** BigInt(scale) + BigInt(fraction.padEnd(scale, '0').slice(0, scale) || '0');
  return integer(units, scale <= 2 ? 3 : scale <= 4 ? 4 : 5);
}

function datetime(text: string): Buffer {
  const [day = '', time = ''] = text.split(' ');
  const ms = Date.parse(`1970-01-01T${time}Z`);
  return Buffer.concat([integer(BigInt(daysSince(day, '1900-01-01')), 4), u32(Math.round((ms * 3) / 10))]);
}

function smalldatetime(text: string): Buffer {
  const [day = '', time = ''] = text.split(' ');
  return Buffer.concat([u16(daysSince(day, '1900-01-01')), u16(Date.parse(`1970-01-01T${time}Z`) / 60_000)]);
}

/** The first three parts of a GUID have their lowest byte first. */
function guid(text: string): Buffer {
  const bytes = Buffer.from(text.replaceAll('-', ''), 'hex');
  return Buffer.concat([
    bytes.subarray(0, 4).reverse(),
    bytes.subarray(4, 6).reverse(),
    bytes.subarray(6, 8).reverse(),
    bytes.subarray(8),
  ]);
}

const withScale = (type: number, scale: number, encode: (text: string) => Buffer): Encoding => ({
  info: Buffer.concat([u8(type), u8(scale)]),
  value: sized(encode),
});

/** How a column of that type is described and its values are sent. */
export function encodingOf(type: SqlType): Encoding {
  const [, name = '', first = '', second = '0'] = /^(\w+)(?:\((\w+)(?:,(\d+))?\))?$/.exec(type) ?? [];
  const scale = first === '' ? 7 : Number(first);
  switch (name) {
    case 'int':
      return numeric(0x26, 4, (text) => integer(BigInt(text), 4));
    case 'bigint':
      return numeric(0x26, 8, (text) => integer(BigInt(text), 8));
    case 'bit':
      return numeric(0x68, 1, (text) => u8(Number(text)));
    case 'float':
      return numeric(0x6d, 8, double);
    case 'real':
      return numeric(0x6d, 4, single);
    case 'money':
      return numeric(0x6e, 8, money);
    case 'smallmoney':
      return numeric(0x6e, 4, (text) => integer(unscaled(text, 4), 4));
    case 'decimal':
      return decimal(Number(first), Number(second));
    case 'uniqueidentifier':
      return numeric(0x24, 16, guid);
    case 'datetime':
      return numeric(0x6f, 8, datetime);
    case 'smalldatetime':
      return numeric(0x6f, 4, smalldatetime);
    case 'date':
      return { info: u8(0x28), value: sized(daysOf) };
    case 'time':
      return withScale(0x29, scale, (text) => timeOf(text, scale));
    case 'datetime2':
      return withScale(0x2a, scale, (text) => {
        const [day = '', time = ''] = text.split(' ');
        return Buffer.concat([timeOf(time, scale), daysOf(day)]);
      });
    case 'datetimeoffset':
      // Its instant in UTC, and the minutes that its zone is ahead.
      return withScale(0x2b, scale, (text) => {
        const [day = '', time = '', ahead = '0'] = text.split(' ');
        return Buffer.concat([timeOf(time, scale), daysOf(day), integer(BigInt(ahead), 2)]);
      });
    case 'varchar':
      return long(0xa7, first, (text) => Buffer.from(text, 'latin1'), COLLATION);
    case 'nvarchar':
      return long(0xe7, first, text16, COLLATION);
    case 'varbinary':
      return long(0xa5, first, (text) => Buffer.from(text, 'hex'), Buffer.alloc(0));
    default:
      throw new Error(`No type ${type}.`);
  }
}
