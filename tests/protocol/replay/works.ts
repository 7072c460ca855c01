import type { Caller } from '#electron/engine/identity/index.ts';
import { lookUpNow } from '#electron/engine/shipping/in-doubt/look-up.ts';
import { resolveShipment } from '#electron/engine/shipping/in-doubt/resolve.ts';
import { completeDocuments } from '#electron/engine/shipping/purchase/complete-documents.ts';
import { findShipment } from '#electron/engine/shipping/shipments.ts';
import { voidShipment } from '#electron/engine/shipping/void-shipment.ts';
import type { ResolutionRequest } from '#shared/schema/shipping/attention.ts';
import { numberOf, type ProgramRun } from './program.ts';

const CALLER: Caller = { clientId: 'c', scopes: ['admin', 'read:all'] };
const CALL = { caller: CALLER, requestId: 'r', reason: 'as the step says', stopped: new AbortController().signal };

type Work = (run: ProgramRun, shipmentId: string) => Promise<unknown>;

const resolved =
  (said: (shipmentId: string) => ResolutionRequest): Work =>
  ({ deps }, id) =>
    resolveShipment(deps, id, said(id), CALL);

/** Those that ask the carrier, and are stopped before they store what it said. */
export const ASKS_FIRST = /^(?:look up|void)$/;

/** What is done with a shipment by somebody who does not buy it, by the name of the step. */
export const WORKS: Readonly<Record<string, Work>> = {
  'look up': ({ deps }, id) => lookUpNow(deps, id, CALL),
  void: ({ deps }, id) => voidShipment(deps, id, { ...CALL, cancelPrints: async () => undefined }),
  'fetch labels': async ({ deps }, id) => completeDocuments(deps, await findShipment(deps, id), CALL),
  'person finds': resolved((id) => ({ decision: 'found', trackingNumbers: [numberOf(id)] })),
  'person finds nothing': resolved(() => ({ decision: 'not_bought', reason: 'It is not in the portal.' })),
  'person writes off': resolved(() => ({ decision: 'written_off', reason: 'Nobody knows.' })),
};
