import { writeSync } from 'node:fs';
import { inSources } from './source-places.ts';

/** What may be said of a crash: its kind and where it was. Its words stay away, since they may hold an address or a key. */
export function describeCrash(error: unknown): { event: string; error: string; at: string[] } {
  const { name, code, stack } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  const at = inSources(stack ?? '')
    .split('\n')
    .filter((line) => /^ {4}at /.test(line));
  return {
    event: 'crashed',
    error: [name ?? typeof error, code].filter(Boolean).join(' '),
    at: at.map((line) => line.trim()),
  };
}

/** Ends the process when something was thrown that nobody catches: what the ledger holds is safe, and the next start settles it. */
export function endOnCrash(): void {
  process.on('uncaughtException', (error) => {
    writeSync(2, `${JSON.stringify(describeCrash(error))}\n`);
    process.exit(70);
  });
}
