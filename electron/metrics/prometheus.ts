import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Route } from '#shared/api/define-route.ts';
import { routes } from '#shared/api/index.ts';
import { PROBLEMS } from '#shared/diagnostics/problem-codes.ts';
import type { Gauges, Metrics } from '#electron/engine/metrics/metrics.ts';

const CARRIER_SECONDS = [0.005, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];
const LEDGER_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];
const LOOP_RESOLUTION_MS = 20;
const PERCENTILES = [50, 90, 99, 100];

/** Measures with prom-client, in a registry of its own. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const gauge = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Gauge({ name: `packbench_${name}`, help, labelNames, registers });

  const purchases = new Counter({
    name: 'packbench_purchases_total',
    help: 'Create calls and rows of batches by what became of them: bought, or the code of the problem',
    labelNames: ['result'],
    registers,
  });
  const requests = new Counter({
    name: 'packbench_http_requests_total',
    help: 'Calls by what was called and the status of the answer',
    labelNames: ['operation', 'status'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'packbench_http_request_seconds',
    help: 'From the headers of a request until its answer was sent',
    labelNames: ['operation'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  // A counter that appears with its first event has no increase to be seen.
  for (const result of ['bought', ...routes.createShipment.problems]) purchases.inc({ result }, 0);
  for (const [operation, route] of Object.entries<Route>(routes)) {
    const statuses = [route.success.status, ...route.problems.map((code) => PROBLEMS[code].status)];
    for (const status of new Set(statuses)) requests.inc({ operation, status: String(status) }, 0);
  }
  const adapters = new Histogram({
    name: 'packbench_adapter_seconds',
    help: 'How long adapters took to answer',
    labelNames: ['adapter', 'operation', 'outcome'],
    buckets: CARRIER_SECONDS,
    registers,
  });
  const ledger = new Histogram({
    name: 'packbench_ledger_write_seconds',
    help: 'From asking for a write of a shipment until it was durable',
    labelNames: ['operation'],
    buckets: LEDGER_SECONDS,
    registers,
  });
  const gauges = {
    info: gauge('info', 'The version of the station', ['version']),
    unknown: gauge('unknown_shipments', 'Shipments that may have been bought and are not settled'),
    oldest: gauge('oldest_unknown_seconds', 'The age of the oldest of them; 0 where there is none'),
    printJobs: gauge('print_jobs', 'Print jobs that are not finished', ['state']),
    webhooks: gauge('webhooks', 'Webhooks by their state', ['state']),
    free: gauge('free_bytes', 'Room where the ledger lies'),
    memory: gauge('resident_memory_bytes', 'Memory of the process'),
    loop: gauge('event_loop_delay_seconds', 'How long the event loop was held since it was last asked', ['percentile']),
  };
  const loop = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  loop.enable();

  function set({ version, unknown, oldestUnknownSeconds, printJobs, webhooks, freeBytes }: Gauges): void {
    gauges.info.set({ version }, 1);
    gauges.unknown.set(unknown);
    gauges.oldest.set(oldestUnknownSeconds);
    for (const [state, count] of Object.entries(printJobs)) gauges.printJobs.set({ state }, count);
    for (const [state, count] of Object.entries(webhooks)) gauges.webhooks.set({ state }, count);
    gauges.free.set(freeBytes);
    gauges.memory.set(process.memoryUsage.rss());
    for (const percentile of PERCENTILES) {
      // What is measured holds the timer's own interval.
      const held = Math.max(0, loop.percentile(percentile) / 1e6 - LOOP_RESOLUTION_MS) / 1000;
      gauges.loop.set({ percentile: String(percentile) }, held);
    }
    loop.reset();
  }

  return {
    purchase: (result) => purchases.inc({ result }),
    adapter: (call, seconds) => adapters.observe(call, seconds),
    request({ operation, status }, seconds) {
      requests.inc({ operation, status: String(status) });
      requestSeconds.observe({ operation }, seconds);
    },
    ledger: (operation, seconds) => ledger.observe({ operation }, seconds),
    async expose(gauges) {
      set(gauges);
      return registry.metrics();
    },
    stop: () => void loop.disable(),
  };
}
