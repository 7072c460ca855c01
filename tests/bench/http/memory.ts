import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { measure } from '../load.ts';
import { startBuilt } from './start-built.ts';

const PURCHASES = Number(process.env['BENCH_PURCHASES'] ?? 100_000);
const STEPS = 10;
const CONNECTIONS = 8;
/** A station that nobody asks for anything gives back what it can by then. */
const IDLE_MS = 20_000;

/** What is resident of the station that a user gets, at the start, after so many purchases with a PDF label, and when it has been idle since. */
export async function benchMemory(): Promise<void> {
  const body = readFileSync(new URL('../body.json', import.meta.url), 'utf8');
  const { url, headers, figures, end } = await startBuilt();
  const rows: { purchases: number | string; 'resident, MiB': number }[] = [];
  const look = async (purchases: number | string) => rows.push({ purchases, 'resident, MiB': (await figures()).rssMb });
  await look(0);
  for (let step = 1; step <= STEPS; step += 1) {
    const amount = Math.round(PURCHASES / STEPS);
    const create = `${url}/cloud-ship-service/v1/shipment`;
    await measure({ url: create, headers, transactions: true, body, connections: CONNECTIONS, amount });
    await look(step * amount);
  }
  await pause(IDLE_MS);
  await look('idle since');
  await end();
  console.log(`\nMemory of the station, ${CONNECTIONS} connections`);
  console.table(rows);
}
