import { EngineError } from '../../engine-error.ts';

/** No body of ours is nested deeper than about eight levels. */
export const MAX_DEPTH = 32;
/** Many keys in one object, or many different ones, take JavaScript seconds to take in; no body of ours has a tenth of them. */
const MAX_KEYS_OF_AN_OBJECT = 1000;
const MAX_DIFFERENT_KEYS = 10_000;
/** The largest batch has 10,000 shipments of some fifty values; with many more, parsing alone takes seconds. */
const MAX_VALUES = 1_000_000;

const [QUOTE, BACKSLASH, COLON, COMMA] = [0x22, 0x5c, 0x3a, 0x2c];
const [OPEN, CLOSE, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];

/** Where the objects and keys of a JSON text lie; `from` and `to` are places in its bytes, without the quotes. */
export interface ShapeVisitor {
  open?(): void;
  close?(): void;
  /** Between two values. */
  comma?(): void;
  key?(from: number, to: number): void;
}

/** Goes over the bytes of a JSON text once, in time that grows with their number and with nothing else; what is no JSON it need not notice. */
export function walkJson(body: Uint8Array, visitor: ShapeVisitor): void {
  let [from, to] = [0, 0];
  for (let at = 0; at < body.length; at += 1) {
    switch (body[at]) {
      case QUOTE:
        from = at + 1;
        at = to = endOfText(body, from);
        break;
      case OPEN:
      case OPEN_LIST:
        visitor.open?.();
        break;
      case CLOSE:
      case CLOSE_LIST:
        visitor.close?.();
        break;
      case COMMA:
        visitor.comma?.();
        break;
      case COLON:
        visitor.key?.(from, to);
        break;
    }
  }
}

/** Where the quote is that ends a text: the first one behind an even number of backslashes. A file in base64 is one long text without any. */
function endOfText(body: Uint8Array, from: number): number {
  for (let at = body.indexOf(QUOTE, from); at !== -1; at = body.indexOf(QUOTE, at + 1)) {
    let backslashes = 0;
    while (at - backslashes > from && body[at - backslashes - 1] === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
  return body.length;
}

/**
 * Refuses a body by its shape before it is parsed, and counts its keys.
 * @throws EngineError MALFORMED_JSON where it is nested too deep, or has more values, more keys in an object, or more different ones,
 * than any body of ours.
 */
export function countKeys(body: Uint8Array): number {
  const keysOf: number[] = [0];
  const different = new Set<number>();
  let [keys, values] = [0, 1];
  const countValue = () => {
    values += 1;
    if (values > MAX_VALUES) throw refusal(`has more than ${MAX_VALUES} values`);
  };
  walkJson(body, {
    comma: countValue,
    open() {
      countValue();
      if (keysOf.length > MAX_DEPTH) throw refusal(`is nested deeper than ${MAX_DEPTH} levels`);
      keysOf.push(0);
    },
    close: () => void (keysOf.length > 1 && keysOf.pop()),
    key(from, to) {
      const place = keysOf.length - 1;
      const count = (keysOf[place] ?? 0) + 1;
      if (count > MAX_KEYS_OF_AN_OBJECT) throw refusal(`has an object with more than ${MAX_KEYS_OF_AN_OBJECT} keys`);
      keysOf[place] = count;
      keys += 1;
      different.add(hashOf(body, from, to));
      if (different.size > MAX_DIFFERENT_KEYS) throw refusal(`has more than ${MAX_DIFFERENT_KEYS} different keys`);
    },
  });
  return keys;
}

const refusal = (what: string) => new EngineError('MALFORMED_JSON', `The body ${what}.`);

/** FNV-1a, 32 bits: to count roughly, not to tell apart. */
function hashOf(body: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (body[at] ?? 0), 0x01000193);
  return hash;
}
