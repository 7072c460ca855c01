import { isAscii } from 'node:buffer';
import { withoutEnd } from '#shared/format/trim.ts';
import { EngineError } from '../../engine-error.ts';
import { countKeys, MAX_DEPTH, walkJson } from './body-shape.ts';
import { wordsOf } from '../../diagnostic-error.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Runs of digits that binary floating point may not hold exactly; only bodies with one are read the slow way. */
const LONG_NUMBER = /[0-9][0-9.]{15,}|[0-9][eE][+-]?[0-9]{3}/;

/**
 * Parses JSON and changes nothing on the way: broken UTF-8, prototype keys, a key given twice and over-deep nesting are refused, and a number that
 * JavaScript cannot hold exactly stays text, so that the schema refuses it at its place instead of a rounded one being shipped.
 * @throws EngineError MALFORMED_JSON
 */
export function parseJson(body: Buffer): unknown {
  const text = decode(body);
  const written = countKeys(body);
  try {
    const value: unknown = LONG_NUMBER.test(text) ? JSON.parse(text, keepInexactNumbersAsText) : JSON.parse(text);
    const keys = refuseUnsafe(value);
    if (keys < written) throw repeatedKey(body);
    return value;
  } catch (error) {
    if (error instanceof EngineError) throw error;
    throw new EngineError('MALFORMED_JSON', `The body is not JSON: ${wordsOf(error)}.`);
  }
}

function decode(body: Buffer): string {
  // A file in base64 is long, and all ASCII: that is read several times as fast.
  if (isAscii(body)) return body.toString('latin1');
  try {
    return utf8.decode(body);
  } catch {
    throw new EngineError('MALFORMED_JSON', 'The body is not UTF-8.');
  }
}

/** The fields of a parsed body that were numbers and are text, by the object that holds them. */
const keptAsText = new WeakMap<object, Set<string>>();

function keepInexactNumbersAsText(this: object, key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number' || context?.source === undefined) return value;
  if (isExact(context.source, value)) return value;
  keptAsText.set(this, (keptAsText.get(this) ?? new Set()).add(key));
  return context.source;
}

/** Whether the field of a parsed body was sent as a number, though it is text now. */
export const wasNumber = (holder: object, key: string): boolean => keptAsText.get(holder)?.has(key) === true;

/** True for the text of a number that JavaScript cannot hold exactly, as `parseJson` leaves it. */
export const isInexactNumber = (value: unknown): value is string =>
  typeof value === 'string' && /^-?[0-9]/.test(value) && LONG_NUMBER.test(value) && !isExact(value, Number(value));

/** True where the number's shortest text has the same significant digits and magnitude as what was sent. */
function isExact(source: string, value: number): boolean {
  if (!Number.isFinite(value)) return false;
  const normal = (text: string) => {
    const [, digits = '', exponent = '0'] = /^-?([0-9.]+)(?:[eE]([+-]?[0-9]+))?$/.exec(text) ?? [];
    const [whole = '', fraction = ''] = digits.split('.');
    const all = (whole + fraction).replace(/^0+/, '');
    const significant = withoutEnd(all, '0');
    return significant === ''
      ? '0'
      : `${significant}e${Number(exponent) - fraction.length + all.length - significant.length}`;
  };
  return normal(source) === normal(String(value));
}

/** @returns how many keys its objects have, all together. */
function refuseUnsafe(root: unknown): number {
  let keys = 0;
  const stack: [unknown, number][] = [[root, 0]];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [value, depth] = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= MAX_DEPTH)
      throw new EngineError('MALFORMED_JSON', `The body is nested deeper than ${MAX_DEPTH} levels.`);
    if (reachesPrototype(value)) {
      throw new EngineError('MALFORMED_JSON', 'The body has a key named __proto__, or a prototype of a constructor.');
    }
    if (!Array.isArray(value)) keys += Object.keys(value).length;
    for (const child of Object.values(value)) if (typeof child === 'object') stack.push([child, depth + 1]);
  }
  return keys;
}

/** Keys that would reach into every object if somebody merged this one; a plain `constructor` is a field like any other. */
function reachesPrototype(value: object): boolean {
  if (Object.hasOwn(value, '__proto__')) return true;
  if (!Object.hasOwn(value, 'constructor')) return false;
  const { constructor } = value as { constructor: unknown };
  return typeof constructor === 'object' && constructor !== null && Object.hasOwn(constructor, 'prototype');
}

/** JSON.parse would keep the last of two and drop the other without a word. */
function repeatedKey(body: Buffer): EngineError {
  const open: Set<string>[] = [new Set()];
  let repeated = '';
  walkJson(body, {
    open: () => void open.push(new Set()),
    close: () => void open.pop(),
    key(from, to) {
      const key = JSON.parse(`"${body.toString('utf8', from, to)}"`) as string;
      if (repeated === '' && open.at(-1)?.has(key)) repeated = ` "${key.slice(0, 100)}"`;
      open.at(-1)?.add(key);
    },
  });
  return new EngineError('MALFORMED_JSON', `The body has the key${repeated} twice in one object.`);
}
