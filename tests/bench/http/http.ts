import { readFileSync } from 'node:fs';
import type { Held } from '../held.ts';
import { measure, median, type Figure, type Load } from '../load.ts';
import { startProcess } from '../server-process.ts';
import { startBuilt } from './start-built.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const CONNECTIONS = 8;
const body = readFileSync(new URL('../body.json', import.meta.url), 'utf8');
/** The same shipment, with another label. */
const asking = (imageType: string) =>
  JSON.stringify({ ...(JSON.parse(body) as object), labelSpecification: { imageType, labelStockType: 'STOCK_4X6' } });

/** The station that a user gets beside the floor (floor.cjs: the least a label service can do), in turn, in one run. */
export async function benchHttp(): Promise<void> {
  const floor = startProcess(new URL('../floor.cjs', import.meta.url).pathname);
  const floorUrl = (await floor.line()).replace('floor at ', '');
  const { url, headers, ...station } = await startBuilt();
  const create = `${url}/cloud-ship-service/v1/shipment`;
  const loads: Load[] = [
    { name: 'floor, answer only', url: `${floorUrl}/` },
    { name: 'floor, durable with label', url: `${floorUrl}/db` },
    { name: 'check', url: `${url}/station/v1/shipments/check`, headers },
    { name: 'create, PDF as base64', url: create, headers, transactions: true },
    { name: 'create, EPL as base64', url: create, headers, transactions: true, body: asking('EPL') },
    { name: 'create, PDF as URL', url: `${create}?documents=url`, headers, transactions: true },
  ];

  const figures = new Map<string, Figure[]>(loads.map(({ name }) => [name, []]));
  const held: Held[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const load of loads) {
      await station.figures();
      figures.get(load.name)?.push(await measure({ body, ...load, connections: CONNECTIONS, seconds: SECONDS }));
      if (load.name.startsWith('create')) held.push((await station.figures()).heldMs);
    }
  }
  await floor.end();
  const { rssMb } = await station.end();

  const rate = (name: string) => median((figures.get(name) ?? []).map(({ perSecond }) => perSecond));
  console.log(`\nHTTP, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s in turn; medians`);
  console.table(
    Object.fromEntries(
      loads.map(({ name }) => [
        name,
        {
          'requests/s': Math.round(rate(name)),
          'p50 ms': median((figures.get(name) ?? []).map(({ p50 }) => p50)),
          'p99 ms': median((figures.get(name) ?? []).map(({ p99 }) => p99)),
          'of the durable floor': Number((rate(name) / rate('floor, durable with label')).toFixed(3)),
          'of the bare floor': Number((rate(name) / rate('floor, answer only')).toFixed(3)),
        },
      ]),
    ),
  );
  console.log(
    `While it created shipments the station's event loop was held ${median(held.map(({ p99 }) => p99))} ms at the 99th percentile (median of ${held.length} loads), ${Math.max(...held.map(({ max }) => max))} ms at most; ${rssMb} MiB resident.`,
  );
}
