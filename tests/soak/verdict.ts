import type { Holding } from './station.ts';

/** At a moment of rest: what was bought until then, what the station held, and the latencies since the last one. */
export interface Sample {
  bought: number;
  holding: Holding;
  p50: number;
  p95: number;
}

const MIB = 2 ** 20;
/** What one shipment may leave behind in memory; a leaked request or label is far larger. */
const HEAP_BYTES_A_SHIPMENT = 200;
const HEAP_NOISE = 6 * MIB;
const WAL_BYTES = 16 * MIB;

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/**
 * What grew, in sentences; empty where the station holds at the end what it held when it was warm. The first third is warming up; the
 * second third is compared with the last.
 */
export function findGrowth(samples: readonly Sample[]): string[] {
  const third = Math.floor(samples.length / 3);
  const [warm, late] = [samples.slice(third, 2 * third), samples.slice(2 * third)];
  const of = (part: readonly Sample[], value: (sample: Sample) => number) => median(part.map(value));
  const grown = (value: (sample: Sample) => number) => of(late, value) - of(warm, value);
  const growths: string[] = [];

  const heap = grown(({ holding }) => holding.heap);
  const allowed = HEAP_NOISE + HEAP_BYTES_A_SHIPMENT * grown(({ bought }) => bought);
  if (heap > allowed) growths.push(`The heap grew by ${toMib(heap)} MiB; ${toMib(allowed)} are allowed`);
  for (const name of ['requests', 'handles', 'descriptors'] as const) {
    const more = grown(({ holding }) => holding[name]);
    if (more > 0) growths.push(`The ${name} grew by ${more}`);
  }
  const wal = Math.max(...samples.map(({ holding }) => holding.wal));
  if (wal > WAL_BYTES) growths.push(`The write-ahead log reached ${toMib(wal)} MiB; ${toMib(WAL_BYTES)} are allowed`);
  return growths;
}

export const toMib = (bytes: number): number => Math.round((bytes / MIB) * 10) / 10;
