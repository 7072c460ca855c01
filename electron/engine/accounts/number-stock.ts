/** The numbers that an account may still give, and from where on that is few. */
export interface NumberStock {
  left: bigint;
  warnBelow: number;
}

/** An empty one is low whatever the account says. */
export const isLow = ({ left, warnBelow }: NumberStock) => left < BigInt(Math.max(warnBelow, 1));
