/** How the carrier of the tests can treat a purchase; the `itemCode` of the first item line names it. */
export const BEHAVIOURS = [
  /** As it should be. */
  'sell',
  /** Sells, and keeps the connection open without a word. */
  'sell-then-silent',
  /** Does neither. */
  'silent',
  /** Sells, and resets the connection. */
  'sell-then-reset',
  /** Resets without selling. */
  'reset',
  /** Sells, sends the headers of its answer, and resets. */
  'headers-then-reset',
  'sell-then-502',
  '502',
  /** Sells, and ends the connection in the middle of the answer. */
  'cut-body',
  /** Sells, and answers with a page. */
  'not-json',
  /** Sells, and sends a byte a second. */
  'drip',
  /** Sells, and gives an answer with bytes changed or cut off at random, but for the numbers that were paid for. */
  'damaged',
  /** Does not sell, and says so in an envelope of its own. */
  'success-false',
  /** The same with a code that accounts may list as a refusal. */
  'success-false-known',
  /** Sells all, and reports one parcel less. */
  'one-short',
  'no-number',
  'redirect',
  'sell-then-redirect',
  /** Sells, and calls its JSON something else. */
  'wrong-content-type',
  'refuse',
  'forbidden',
  'unauthorized',
  'conflict',
  'too-many',
  'too-many-said',
  'unavailable',
  'unavailable-said',
  'timeout-408',
  '500',
  /** Sells, and answers with more than anybody takes. */
  'endless',
  /** Labels as links that do not work as they should. */
  'label-404',
  'label-slow',
  'label-page',
  'label-large',
  'label-redirect',
  'label-elsewhere',
  'label-broken-base64',
  'label-once-404',
] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

/** Moments at which the carrier can do something to the station: `itemCode` is `<moment>!` for one that then sells. */
export const MOMENTS = [
  'connected',
  'request-begun',
  'request-read',
  'sold',
  'headers-sent',
  'half-answered',
  'answered',
  'label-asked',
  'label-half',
] as const;
export type Moment = (typeof MOMENTS)[number];

export const behaviourNamed = (itemCode: unknown): Behaviour => BEHAVIOURS.find((each) => each === itemCode) ?? 'sell';
export const momentNamed = (itemCode: unknown): Moment | null =>
  MOMENTS.find((each) => `${each}!` === itemCode) ?? null;
