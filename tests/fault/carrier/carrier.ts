import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { CarrierOrder } from './carrier-process.ts';
import type { CarrierOptions } from './carrier-server.ts';
import { makeSalesJournal, readSales, type Sale } from './sales-journal.ts';

/** The carrier of the tests, as another process. */
export interface Carrier {
  url: string;
  /** What is in its journal, read from the disk. */
  sales(): Sale[];
  order(order: CarrierOrder): Promise<void>;
  /** Resolves when what was ordered for a moment has been done. */
  struck(): Promise<void>;
  end(): Promise<void>;
}

const script = new URL('./carrier-process.ts', import.meta.url).pathname;

export async function startCarrier(
  folder: string,
  options: Omit<CarrierOptions, 'journalPath' | 'atMoment'> = {},
): Promise<Carrier> {
  const journalPath = join(folder, 'sales.jsonl');
  makeSalesJournal(journalPath);
  const child = spawn(process.execPath, [script, journalPath, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (!child.stdout) throw new Error('The carrier has no standard output');
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  const heard = (name: string) =>
    new Promise<void>((resolve) => {
      const listen = (message: object) => {
        if (!(name in message)) return;
        child.off('message', listen);
        resolve();
      };
      child.on('message', listen);
    });
  return {
    url,
    sales: () => readSales(journalPath),
    async order(order) {
      const taken = heard('taken');
      child.send(order);
      await taken;
    },
    struck: () => heard('struck'),
    async end() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
