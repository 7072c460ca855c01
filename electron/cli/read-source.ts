import { readFileSync } from 'node:fs';
import { parseJson } from '#electron/engine/rules/request/parse-json.ts';
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

/** Codes, ids or numbers as they were given; `-` stands for those on standard input, one a line. */
export async function readList(io: Io, given: readonly string[]): Promise<string[]> {
  const lines = given.includes('-') ? (await readSource(io, '-')).toString('utf8').split('\n') : [];
  const read = lines.map((line) => line.trim()).filter((line) => line !== '');
  return given.flatMap((each) => (each === '-' ? read : [each]));
}

/**
 * The JSON in a file or on standard input, read as the station reads a body: what it refuses there, such as other encodings than UTF-8 or a key that comes
 * twice, is not changed on the way into something that it takes. @throws CliError in words.
 */
export async function readJsonSource(io: Io, name: string): Promise<unknown> {
  const bytes = await readSource(io, name);
  try {
    return parseJson(bytes);
  } catch (error) {
    const what = name === '-' ? 'Standard input' : name;
    throw new CliError(
      (error as Error).message.replace(/^The body/, () => what),
      EXIT.invalid,
    );
  }
}

/** The same of something that is set, which null is not. @param what is in it @throws CliError in words. */
export async function readSetting<T>(io: Io, name: string, what: string): Promise<T> {
  const content = await readJsonSource(io, name);
  if (content === null) throw new CliError(`There is no ${what} in it. Nothing was set.`, EXIT.invalid);
  return content as T;
}
