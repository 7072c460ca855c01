import { EXIT } from './exit-codes.ts';

/** All that a command has of the process it runs in. Results go to `out`, everything for people only to `err`. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Draws on the terminal of whoever watches, without an end of line. */
  draw(text: string): void;
  /** Whether a person watches, who likes progress. */
  isTerminal: boolean;
  columns: number;
  env: Readonly<Record<string, string | undefined>>;
  readInput(): Promise<Buffer>;
}

export const processIo: Io = {
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
  draw: (text) => void process.stderr.write(text),
  isTerminal: process.stderr.isTTY === true,
  columns: process.stderr.columns ?? 80,
  env: process.env,
  async readInput() {
    const chunks: Buffer[] = [];
    for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  },
};

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON for a program. A shell may read it in a code page of its own, as that of Windows does, and would garble names: it has ASCII only. */
export const jsonFor = (value: unknown) => JSON.stringify(value, null, 2).replaceAll(/[^\0-\x7f]/g, escaped);

/** How systems say that nobody reads any more. */
const NOBODY_READS: readonly (string | undefined)[] = ['EPIPE', 'EOF'];

/**
 * Whoever reads may have had enough, as `head` has: the command goes on, and its exit code says what came of it. Where its results cannot
 * be written for another reason, it has failed, whatever it did.
 */
export function followOutput(): void {
  let isSaid = false;
  process.stderr.on('error', () => undefined);
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (isSaid || NOBODY_READS.includes(code)) return;
    isSaid = true;
    processIo.err(`What the command says could not be written: ${message}. What it did is done.`);
    process.on('exit', () => (process.exitCode ||= EXIT.failed));
  });
}

/** Text of others as a terminal may show it: control characters and those that turn the direction of writing are shown as `?`. */
export const plain = (text: string) => text.replaceAll(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, '?');

/** Columns as wide as their widest cell. */
export function table(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(plain));
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => [...(row[column] ?? '')].length)));
  const padded = (row: string[]) =>
    row.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - [...cell].length));
  return cells.map((row) => padded(row).join('  ').trimEnd()).join('\n');
}
