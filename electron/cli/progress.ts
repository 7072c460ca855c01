import type { Io } from './io.ts';

const WIDTH = 30;

export interface Progress {
  show(done: number, total: number, note?: string): void;
  /** Takes the bar away again. */
  end(): void;
}

/** A bar on a terminal; nothing where nobody watches. */
export function createProgress(io: Io): Progress {
  if (!io.isTerminal) return { show: () => undefined, end: () => undefined };
  return {
    show(done, total, note = '') {
      const filled = total === 0 ? WIDTH : Math.floor((done / total) * WIDTH);
      const line = `[${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}] ${done}/${total} ${note}`;
      io.draw(`\r\u001b[K${line.slice(0, io.columns - 1)}`);
    },
    end: () => io.draw('\r\u001b[K'),
  };
}
