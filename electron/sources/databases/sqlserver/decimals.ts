/** How the driver reads a value of a row: what it is, and where the next one begins. */
export interface ValueReading {
  readValue: ReadValue;
}
type ReadValue = (
  bytes: Buffer,
  offset: number,
  column: { type: { name: string }; scale?: number | undefined },
  options: unknown,
) => { value: unknown; offset: number };

const MONEY_SCALE = 4;
const kept = new WeakSet<ReadValue>();

/**
 * The driver makes decimals and money floating-point numbers, which lose digits after the fifteenth. From here on they are texts with all their
 * digits, taken from the same bytes.
 */
export function keepDecimals(reading: ValueReading): void {
  const original = reading.readValue;
  if (kept.has(original)) return;
  const exactly: ReadValue = (bytes, offset, column, options) => {
    const read = original(bytes, offset, column, options);
    if (typeof read.value === 'number')
      read.value = exact(bytes.subarray(offset, read.offset), column.type.name, column.scale ?? 0) ?? read.value;
    return read;
  };
  kept.add(exactly);
  reading.readValue = exactly;
}

/** Null of a type that is none of these. */
function exact(bytes: Buffer, type: string, scale: number): string | null {
  switch (type) {
    case 'NumericN':
    case 'DecimalN':
      // Its length, 1 for plus and 0 for minus, and the digits, the lowest byte first.
      return decimalText(unsigned(bytes.subarray(2)) * (bytes[1] === 1 ? 1n : -1n), scale);
    case 'Money':
      return moneyText(bytes);
    case 'MoneyN':
      return moneyText(bytes.subarray(1));
    case 'SmallMoney':
      return moneyText(bytes);
    default:
      return null;
  }
}

const unsigned = (bytes: Buffer) => bytes.reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n);

/** Of eight bytes the higher four come first. */
const moneyText = (bytes: Buffer) =>
  decimalText(
    bytes.length === 8
      ? (BigInt(bytes.readInt32LE(0)) << 32n) + BigInt(bytes.readUInt32LE(4))
      : BigInt(bytes.readInt32LE(0)),
    MONEY_SCALE,
  );

function decimalText(unscaled: bigint, scale: number): string {
  const digits = String(unscaled < 0n ? -unscaled : unscaled).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const sign = unscaled < 0n ? '-' : '';
  return scale === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-scale)}`;
}
