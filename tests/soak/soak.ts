import { setTimeout as wait } from 'node:timers/promises';
import type { ShipmentTotals } from '#shared/schema/shipping/shipment-totals.ts';
import type { Api } from '../helpers/api.ts';
import { startSoakedStation, type Holding } from './station.ts';
import { createTraffic, drive } from './traffic.ts';
import { findGrowth, type Sample } from './verdict.ts';

export interface SoakOptions {
  shipments: number;
  /** Shipments begun a second; null: as fast as eight callers can. */
  perSecond: number | null;
  /** How often the station rests and is measured. */
  samples: number;
  report?(sample: Sample): void;
}

export interface SoakResult {
  samples: Sample[];
  latencies: number[];
  /** What was wrong, in sentences: answers, growth, and shipments that do not add up. */
  faults: string[];
}

/** A station under a day's mixture of calls: does it answer everything as it should, and hold at the end what it held before? */
export async function soak({ shipments, perSecond, samples: wanted, report }: SoakOptions): Promise<SoakResult> {
  const station = await startSoakedStation();
  try {
    const { send, outcome } = createTraffic(station);
    const samples: Sample[] = [];
    const share = Math.floor(shipments / wanted);
    for (let part = 0; part < wanted; part += 1) {
      const before = outcome.latencies.length;
      // A token lives an hour, and so does the soak.
      await station.api.renew();
      await drive(send, part * share, share, perSecond);
      const { p50, p95 } = percentiles(outcome.latencies.slice(before));
      const sample = { bought: outcome.bought, holding: await atRest(station.holding), p50, p95 };
      samples.push(sample);
      report?.(sample);
    }
    const counted = await countBought(station.api);
    const lost =
      counted === outcome.bought ? [] : [`${outcome.bought} were answered as bought, the ledger has ${counted}`];
    return { samples, latencies: outcome.latencies, faults: [...outcome.faults, ...lost, ...findGrowth(samples)] };
  } finally {
    await station.end();
  }
}

export function percentiles(latencies: number[]): { p50: number; p95: number; p99: number } {
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** What it holds when what followed the last calls is done: the least of some looks. */
async function atRest(look: () => Promise<Holding>): Promise<Holding> {
  const looks: Holding[] = [];
  for (let time = 0; time < 5; time += 1) {
    await wait(100);
    looks.push(await look());
  }
  return looks.reduce((least, each) => ({
    heap: Math.min(least.heap, each.heap),
    rss: Math.min(least.rss, each.rss),
    requests: Math.min(least.requests, each.requests),
    handles: Math.min(least.handles, each.handles),
    descriptors: Math.min(least.descriptors, each.descriptors),
    wal: Math.max(least.wal, each.wal),
    logs: each.logs,
  }));
}

async function countBought(api: Api): Promise<number> {
  const { body } = await api.get('/station/v1/shipments/totals');
  const states = (body as ShipmentTotals).states.filter(({ state }) => state === 'LABELLED' || state === 'VOIDED');
  return states.reduce((sum, { shipments }) => sum + shipments, 0);
}
