import type { UnprintedLabels } from '#shared/schema/shipping/attention.ts';
import { EngineError } from '../engine-error.ts';
import { type Caller, requireSeen, sees } from '../identity/index.ts';
import { toSummary } from '../shipping/index.ts';
import type { PrintingDeps } from './deps.ts';
import type { UnprintedRecord } from './ports.ts';

const MOST_LISTED = 500;

type Parts = Pick<PrintingDeps, 'ledger' | 'adapters' | 'events'>;

/** Labels that were to be printed with their purchase, and which the station leaves to a person. */
export function createUnprinted({ ledger, adapters, events }: Parts) {
  const { unprinted } = ledger.printing;

  const say = (shipmentId: string, state: 'UNPRINTED' | 'DISMISSED', clientId: string) =>
    events.publish({ type: 'attention', id: shipmentId, state, at: new Date(ledger.now()).toISOString() }, clientId);

  return {
    async leave({ shipmentId, printerId }: Omit<UnprintedRecord, 'leftAt'>): Promise<void> {
      await unprinted.leave({ shipmentId, printerId });
      const shipment = await ledger.shipments.find(shipmentId);
      if (shipment) say(shipmentId, 'UNPRINTED', shipment.clientId);
    },

    /** Whose purchase a stop or a crash broke off: nobody heard what became of it, and nothing else says any more that it was to be printed. */
    async recover(): Promise<void> {
      const [open, orders] = await Promise.all([
        ledger.shipments.listInStates(['UNKNOWN', 'PURCHASED']),
        ledger.printing.orders.list(),
      ]);
      const awaited = new Set(orders.map(({ shipmentId }) => shipmentId));
      for (const { id: shipmentId, prepared } of open) {
        const { printerId } = prepared;
        if (printerId && !awaited.has(shipmentId)) await unprinted.leave({ shipmentId, printerId });
      }
    },

    /** Of the shipments that the caller sees the oldest 500. */
    async list(caller: Caller): Promise<UnprintedLabels[]> {
      const left = await unprinted.list();
      const found = await Promise.all(
        left.map(async (record) => ({ ...record, shipment: await ledger.shipments.find(record.shipmentId) })),
      );
      return found
        .flatMap(({ shipment, printerId, leftAt }) =>
          shipment && sees(caller, shipment.clientId)
            ? { shipment: toSummary(shipment, adapters), printerId, since: new Date(leftAt).toISOString() }
            : [],
        )
        .slice(0, MOST_LISTED);
    },

    /** Nobody needs them printed here. @throws EngineError NOT_FOUND. */
    async dismiss(caller: Caller, shipmentId: string): Promise<void> {
      const none = `No labels of a shipment ${shipmentId} are left to be printed.`;
      const { clientId } = requireSeen(caller, await ledger.shipments.find(shipmentId), none);
      if (!(await unprinted.remove(shipmentId))) throw new EngineError('NOT_FOUND', none);
      say(shipmentId, 'DISMISSED', clientId);
    },
  };
}
