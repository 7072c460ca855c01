import { parseArgs } from 'node:util';
import { percentiles, soak } from './soak.ts';
import { toMib, type Sample } from './verdict.ts';

// `npm run soak -- [--minutes 60] [--rate 20]`: an hour of a busy desk. Ends with 1 where an answer was wrong or something grew.
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, rate: { type: 'string', default: '20' } },
});
const minutes = Number(values.minutes);
const perSecond = Number(values.rate);
if (!(minutes > 0 && perSecond > 0)) throw new Error('--minutes and --rate take numbers above 0');

const round = (value: number) => Math.round(value * 10) / 10;
const row = ({ bought, holding, p50, p95 }: Sample) => ({
  bought,
  'p50 ms': round(p50),
  'p95 ms': round(p95),
  'heap MiB': toMib(holding.heap),
  'resident MiB': toMib(holding.rss),
  requests: holding.requests,
  handles: holding.handles,
  descriptors: holding.descriptors,
  'WAL MiB': toMib(holding.wal),
  'logs MiB': toMib(holding.logs),
});

console.log(`${minutes} minutes at ${perSecond} shipments a second, with a carrier that answers in 0 ms.`);
const { samples, latencies, faults } = await soak({
  shipments: Math.round(minutes * 60 * perSecond),
  perSecond,
  samples: Math.max(6, Math.min(60, Math.round(minutes))),
  report: (sample) => console.log(JSON.stringify(row(sample))),
});
console.table(samples.map(row));
const { p50, p95, p99 } = percentiles(latencies);
console.log(
  `A purchase took ${round(p50)} ms at the median, ${round(p95)} ms at the 95th percentile (aim: 25), ${round(p99)} ms at the 99th.`,
);
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'Nothing grew, and every answer was as it should be.' : `${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
