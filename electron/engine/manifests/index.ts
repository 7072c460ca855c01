import type { Caller } from '../identity/index.ts';
import { closeManifest, type CloseCall } from './close-manifest.ts';
import type { ManifestsDeps } from './deps.ts';
import { listManifests, previewManifest, printManifest, readManifest } from './manifests.ts';

export type { ManifestStore } from './manifest-store.ts';
export { weightsOf } from './manifest-totals.ts';

/** Manifests: what a driver takes along and signs for. */
export const createManifests = (deps: ManifestsDeps) => ({
  list: (caller: Caller, query: Parameters<typeof listManifests>[2]) => listManifests(deps, caller, query),
  preview: (caller: Caller, carrierId: string) => previewManifest(deps, caller, carrierId),
  close: (call: CloseCall) => closeManifest(deps, call),
  read: (caller: Caller, id: string) => readManifest(deps, caller, id),
  print: (caller: Caller, id: string) => printManifest(deps, caller, id),
});
