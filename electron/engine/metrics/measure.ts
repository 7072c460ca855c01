import type { Adapter, ShipmentLedger } from '../shipping/index.ts';
import type { Meter } from './metrics.ts';

const since = (begin: number) => (performance.now() - begin) / 1000;

/** The same adapters by their type, timed. What one cannot do it still cannot. Of two with one type the later one holds. */
export const measureAdapters = (adapters: readonly Adapter[], meter: Meter): Record<string, Adapter> =>
  Object.fromEntries(
    adapters.map((adapter) => {
      const { type } = adapter.definition;
      return [type, measureAdapter(type, adapter, meter)];
    }),
  );

function measureAdapter(name: string, adapter: Adapter, meter: Meter): Adapter {
  const timed =
    <O, R>(operation: string, work: (order: O) => Promise<R>) =>
    async (order: O): Promise<R> => {
      const begin = performance.now();
      let outcome = 'error';
      try {
        const result = await work(order);
        outcome = kindOf(result);
        return result;
      } finally {
        meter.adapter({ adapter: name, operation, outcome }, since(begin));
      }
    };
  return {
    definition: adapter.definition,
    purchase: timed('purchase', (order) => adapter.purchase(order)),
    ...(adapter.identity && { identity: adapter.identity.bind(adapter) }),
    ...(adapter.lookup && { lookup: timed('lookup', adapter.lookup.bind(adapter)) }),
    ...(adapter.documents && { documents: timed('documents', adapter.documents.bind(adapter)) }),
    ...(adapter.test && { test: adapter.test.bind(adapter) }),
    ...(adapter.stock && { stock: adapter.stock.bind(adapter) }),
    ...(adapter.wouldRefuse && { wouldRefuse: adapter.wouldRefuse.bind(adapter) }),
    ...(adapter.void && { void: timed('void', adapter.void.bind(adapter)) }),
    ...(adapter.followVoid && { followVoid: timed('followVoid', adapter.followVoid.bind(adapter)) }),
    ...(adapter.manifest && { manifest: timed('manifest', adapter.manifest.bind(adapter)) }),
    ...(adapter.followManifest && { followManifest: timed('followManifest', adapter.followManifest.bind(adapter)) }),
    ...(adapter.rates && { rates: timed('rates', adapter.rates.bind(adapter)) }),
    ...(adapter.importCarriers && { importCarriers: adapter.importCarriers.bind(adapter) }),
  };
}

const kindOf = (result: unknown) =>
  typeof result === 'object' && result !== null && 'kind' in result ? String(result.kind) : 'done';

/** The same ledger, whose writes of shipments are timed. */
export function measureLedger<L extends { shipments: ShipmentLedger }>(ledger: L, meter: Meter): L {
  const timed =
    <A, R>(operation: string, work: (argument: A) => Promise<R>) =>
    async (argument: A): Promise<R> => {
      const begin = performance.now();
      const result = await work(argument);
      meter.ledger(operation, since(begin));
      return result;
    };
  const { shipments } = ledger;
  return {
    ...ledger,
    shipments: {
      ...shipments,
      accept: timed('accept', (acceptance) => shipments.accept(acceptance)),
      advance: timed('advance', (change) => shipments.advance(change)),
    },
  };
}
