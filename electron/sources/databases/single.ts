/** A number of four bytes with the digits that tell it from others: 0.1, and not 0.10000000149011612. */
export const single = (value: number): number =>
  [6, 7, 8].map((digits) => Number(value.toPrecision(digits))).find((short) => Math.fround(short) === value) ?? value;
