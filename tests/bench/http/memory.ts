import { readFileSync } from 'node:fs';
import { measure } from '../load.ts';
import { startBuilt } from './start-built.ts';

const PURCHASES = Number(process.env['BENCH_PURCHASES'] ?? 100_000);
const STEPS = 10;
const CONNECTIONS = 8;

/** What is resident of the station that a user gets, at the start and after so many purchases with a PDF label. */
export async function benchMemory(): Promise<void> {
  const body = readFileSync(new URL('../body.json', import.meta.url), 'utf8');
  const { url, headers, figures, end } = await startBuilt();
  const rows = [{ purchases: 0, 'resident, MiB': (await figures()).rssMb }];
  for (let step = 1; step <= STEPS; step += 1) {
    const amount = Math.round(PURCHASES / STEPS);
    const create = `${url}/cloud-ship-service/v1/shipment`;
    await measure({ url: create, headers, transactions: true, body, connections: CONNECTIONS, amount });
    rows.push({ purchases: step * amount, 'resident, MiB': (await figures()).rssMb });
  }
  await end();
  console.log(`\nMemory of the station, ${CONNECTIONS} connections`);
  console.table(rows);
}
