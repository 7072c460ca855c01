import { existsSync, readFileSync } from 'node:fs';
import { sha256 } from '../sha256.ts';
import type { WitnessRecord } from './witness.ts';

/** What lies in a witness file. */
export interface WitnessLines {
  /** Those that are whole, oldest first, as text. */
  lines: string[];
  /** How many are not as they were written. */
  damaged: number;
  /** Where the next one goes, in bytes. */
  end: number;
}

const HASH_LENGTH = 64;

/** One line: the SHA-256 of the record, in hexadecimal, and the record as JSON. */
export function toLine(record: WitnessRecord): string {
  const json = JSON.stringify(record);
  return `${sha256(Buffer.from(json))} ${json}\n`;
}

export const toRecord = (line: string) => JSON.parse(line) as WitnessRecord;

/** Reads the file at `path`, of which zeros are room for more; nothing where there is none. Changes nothing. */
export function readLines(path: string): WitnessLines {
  if (!existsSync(path)) return { lines: [], damaged: 0, end: 0 };
  const bytes = readFileSync(path);
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  const all = bytes.toString('utf8', 0, end).split('\n').filter(Boolean);
  const lines = all.filter(isWhole).map((line) => line.slice(HASH_LENGTH + 1));
  return { lines, damaged: all.length - lines.length, end };
}

const isWhole = (line: string) =>
  line[HASH_LENGTH] === ' ' && line.startsWith(sha256(Buffer.from(line.slice(HASH_LENGTH + 1))));
