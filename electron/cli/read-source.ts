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

/** The JSON in a file or on standard input. */
export async function readJsonSource(io: Io, name: string): Promise<unknown> {
  const text = (await readSource(io, name)).toString('utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new CliError(
      `${name === '-' ? 'Standard input' : name} is not JSON: ${(error as Error).message}`,
      EXIT.invalid,
    );
  }
}
