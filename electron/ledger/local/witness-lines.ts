import { existsSync, readFileSync } from 'node:fs';
import { sha256 } from '../sha256.ts';
import type { WitnessRecord } from './witness.ts';

/** What lies in a witness file. */
export interface WitnessLines {
  /** Those that are whole, oldest first, as text. */
  lines: string[];
  /** How many are not as they were written. */
  damaged: number;
  /** Whether the last one is such. */
  isCutOff: boolean;
  /** Where the next one goes, in bytes. */
  end: number;
}

const HASH_LENGTH = 64;
const [NEWLINE, SPACE] = [0x0a, 0x20];

/** One line: the SHA-256 of the record, in hexadecimal, and the record as JSON. */
export function toLine(record: WitnessRecord): string {
  const json = JSON.stringify(record);
  return `${sha256(Buffer.from(json))} ${json}\n`;
}

export const toRecord = (line: string) => JSON.parse(line) as WitnessRecord;

/** Reads the file at `path`, of which zeros are room for more; nothing where there is none. Changes nothing. */
export function readLines(path: string): WitnessLines {
  if (!existsSync(path)) return { lines: [], damaged: 0, isCutOff: false, end: 0 };
  const bytes = readFileSync(path);
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  const found: WitnessLines = { lines: [], damaged: 0, isCutOff: false, end };
  for (const { json } of splitLines(bytes.subarray(0, end))) {
    found.isCutOff = json === null;
    if (json === null) found.damaged += 1;
    else found.lines.push(json);
  }
  return found;
}

/**
 * The lines of a file, with where each begins: the record as text, or null where it is not as it was written. One by one: all of them
 * together may be longer than a text can be.
 */
export function* splitLines(bytes: Buffer): Generator<{ from: number; json: string | null }> {
  for (let from = 0, to = 0; from < bytes.length; from = to + 1) {
    const at = bytes.indexOf(NEWLINE, from);
    to = at === -1 ? bytes.length : at;
    const line = bytes.subarray(from, to);
    if (line.length > 0) yield { from, json: isWhole(line) ? line.toString('utf8', HASH_LENGTH + 1) : null };
  }
}

const isWhole = (line: Buffer) =>
  line[HASH_LENGTH] === SPACE && line.toString('latin1', 0, HASH_LENGTH) === sha256(line.subarray(HASH_LENGTH + 1));
