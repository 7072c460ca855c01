import type { Caller } from '../identity/index.ts';
import { closeManifest, type CloseCall } from './close-manifest.ts';
import { readForm } from './carrier/read-form.ts';
import { createCarrierManifests, type AskCall } from './carrier/carrier-manifests.ts';
import { handOver, takeBack, tallyHandOvers, type ScanCall } from './hand-over/hand-over.ts';
import type { ManifestsDeps } from './deps.ts';
import type { Stopping } from '../stopping.ts';
import { listManifests, listUncertain, previewManifest, printManifest, readManifest, toManifest } from './manifests.ts';

export type { CarrierManifestStore } from './carrier/carrier-manifest-store.ts';
export type { HandOverRecord, HandOverStore, ParcelRecord, TallyRecord } from './hand-over/hand-over-store.ts';
export type { ManifestStore } from './manifest-store.ts';
export { weightsOf } from './manifest-totals.ts';

export type Manifests = ReturnType<typeof createManifests>;

/** Manifests: what a driver takes along and signs for, and what the carrier makes of it. */
export function createManifests(deps: ManifestsDeps, stopping: Stopping) {
  const carrier = createCarrierManifests(deps, stopping);
  return {
    list: (caller: Caller, query: Parameters<typeof listManifests>[2]) => listManifests(deps, caller, query),
    listUncertain: (caller: Caller) => listUncertain(deps, caller),
    preview: (caller: Caller, carrierId: string) => previewManifest(deps, caller, carrierId),
    close: (call: CloseCall) =>
      carrier.run(async () => toManifest(await carrier.send(await closeManifest(deps, call)))),
    read: (caller: Caller, id: string) => readManifest(deps, caller, id),
    print: (caller: Caller, id: string, choice: Parameters<typeof printManifest>[3]) =>
      printManifest(deps, caller, id, choice),
    askCarrier: (call: AskCall) => carrier.run(async () => toManifest(await carrier.askAgain(call))),
    readForm: (caller: Caller, id: string, number: number) => readForm(deps, caller, id, number),
    handOver: (call: Parameters<typeof handOver>[1]) => handOver(deps, call),
    takeBack: (call: ScanCall) => takeBack(deps, call),
    tally: (caller: Caller, carrierId: string) => tallyHandOvers(deps, caller, carrierId),
    /** Puts in order what a stop or a crash left; calls no carrier. */
    recover: carrier.recordAbandoned,
    start: carrier.start,
    stop: carrier.stop,
  };
}
