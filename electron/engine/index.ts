import { createAccounts } from './accounts/index.ts';
import { createAddresses } from './addresses/index.ts';
import { createAttention } from './attention/index.ts';
import { createBatches } from './batches/index.ts';
import type { EnginePorts } from './engine-ports.ts';
import { createDocuments } from './documents/index.ts';
import { createEventStreams } from './events/index.ts';
import { createHistory } from './history/index.ts';
import { createHotFolder } from './hot-folder/index.ts';
import { createIdentity } from './identity/index.ts';
import { createMaintenance, createRequestLog } from './maintenance/index.ts';
import { createManifests } from './manifests/index.ts';
import { createFigures, measurePurchase } from './metrics/index.ts';
import { createPresets } from './presets/index.ts';
import { createPrinting } from './printing/index.ts';
import { createScaleDesk } from './scale/index.ts';
import { createSettings } from './settings/index.ts';
import { createShipping, type CreateCall } from './shipping/index.ts';
import { createStop } from './stopping.ts';
import { createWebhooks } from './webhooks/index.ts';

export type Engine = ReturnType<typeof createEngine>;

/** The use cases of the station; every edge (HTTP, window, command line) comes in here. */
export function createEngine(ports: EnginePorts) {
  const { ledger } = ports;
  const stopping = createStop(ports.log);
  const cancelPrints = (shipmentId: string, actor: string) => printing.cancelVoided(shipmentId, actor);
  const shipments = createShipping(ports, stopping, { cancelPrints });
  const buy = (call: CreateCall) => measurePurchase(ports.metrics, () => shipments.ship(call));
  const shipping = { ...shipments, ship: buy };
  const printing = createPrinting(ports, { buy });
  const batches = createBatches(ports, buy);
  const hotFolder = createHotFolder(ports, batches);
  const scale = createScaleDesk(ports);
  const webhooks = createWebhooks(ports);
  const maintenance = createMaintenance(ports, stopping);
  const events = createEventStreams(ledger.feed, ports.events);
  const workers = {
    shipping,
    batches: { stop: batches.shutDown },
    'hot folder': hotFolder,
    printing,
    webhooks,
    maintenance,
    scale,
  };
  return {
    ...{ shipping, printing, batches, hotFolder, scale, webhooks, maintenance, events },
    accounts: createAccounts(ports),
    addresses: createAddresses(ports),
    attention: createAttention(ports, printing),
    documents: createDocuments(ports),
    figures: createFigures(ports, webhooks.listAll),
    history: createHistory(ports),
    identity: createIdentity(ports),
    manifests: createManifests(ports),
    presets: createPresets(ports),
    requests: createRequestLog(ledger, ledger.clients),
    settings: createSettings(ports, [hotFolder, scale]),
    now: () => ledger.now(),
    /** Puts in order what a stop or a crash left; before anything else. */
    async recover(): Promise<void> {
      for (const module of [shipping, printing, batches]) await module.recover();
    },
    /** Ends everything at once, and always ends: what hangs is named in the log and left behind. */
    async stop(patienceMs: number): Promise<void> {
      events.close();
      await stopping.run(workers, patienceMs);
    },
  };
}
