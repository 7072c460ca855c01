import { readFileSync } from 'node:fs';
import { CliError } from './cli-error.ts';
import { EXIT } from './exit-codes.ts';
import type { Io } from './io.ts';

/** The bytes of a file, or of standard input where the name is `-`. @throws CliError in words. */
export async function readSource(io: Io, name: string): Promise<Buffer> {
  if (name === '-') return io.readInput();
  try {
    return readFileSync(name);
  } catch (error) {
    throw new CliError(`${name} cannot be read: ${(error as Error).message}`, EXIT.invalid);
  }
}

/** What was given, or the lines of standard input where that is `-`: codes, ids or numbers, one a line. */
export async function readList(io: Io, given: readonly string[]): Promise<string[]> {
  if (given.join() !== '-') return [...given];
  const lines = (await readSource(io, '-')).toString('utf8').split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** The JSON in a file or on standard input; editors of Windows put a byte order mark in front of it. */
export async function readJsonSource(io: Io, name: string): Promise<unknown> {
  const text = (await readSource(io, name)).toString('utf8').replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new CliError(
      `${name === '-' ? 'Standard input' : name} is not JSON: ${(error as Error).message}`,
      EXIT.invalid,
    );
  }
}
