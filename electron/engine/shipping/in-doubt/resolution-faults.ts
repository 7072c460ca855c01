import type { ResolutionRequest } from '#shared/schema/shipping/attention.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { sees, type Caller } from '../../identity/index.ts';
import type { ShipmentRecord } from '../shipment-record.ts';
import type { ShipmentLedger } from '../store.ts';

/** What is wrong with a decision beyond its schema. */
export async function resolutionFaults(
  ledger: Pick<ShipmentLedger, 'list'>,
  shipment: ShipmentRecord,
  { decision, trackingNumbers, reason }: ResolutionRequest,
  caller: Caller,
): Promise<Violation[]> {
  if (decision === 'found') return numberFaults(ledger, shipment, trackingNumbers ?? [], caller);
  const faults: Violation[] = [];
  if (trackingNumbers) {
    faults.push({
      code: 'FIELD_CONFLICT',
      pointer: '/trackingNumbers',
      message: `Tracking numbers go with the decision found, not with ${decision}.`,
    });
  }
  if (reason === undefined) {
    faults.push({ code: 'FIELD_REQUIRED', pointer: '/reason', message: `The decision ${decision} needs a reason.` });
  }
  return faults;
}

async function numberFaults(
  ledger: Pick<ShipmentLedger, 'list'>,
  shipment: ShipmentRecord,
  numbers: string[],
  caller: Caller,
): Promise<Violation[]> {
  const count = shipment.prepared.packages.length;
  if (numbers.length !== count) {
    const message = `The shipment has ${count} package(s) and needs as many tracking numbers; ${numbers.length} were given.`;
    return [{ code: numbers.length === 0 ? 'FIELD_REQUIRED' : 'FIELD_INVALID', pointer: '/trackingNumbers', message }];
  }
  const holders = await Promise.all(numbers.map((number) => otherHolder(ledger, shipment, number)));
  const spelled = numbers.map((number) => number.toUpperCase());
  return numbers.flatMap((number, index): Violation[] => {
    const conflict = (of: string): Violation[] => [
      {
        ...{ code: 'FIELD_CONFLICT', pointer: `/trackingNumbers/${index}`, actual: number },
        message: `${number} is already the number of ${of}.`,
      },
    ];
    const earlier = spelled.indexOf(number.toUpperCase());
    if (earlier < index) return conflict(`package ${earlier + 1}`);
    const holder = holders[index];
    if (!holder) return [];
    const { clientId, transactionId, prepared } = holder;
    // Of another client's, no more is said than has to be.
    return conflict(
      sees(caller, clientId)
        ? `transaction ${transactionId} on account ${prepared.account.carrierId}`
        : 'a shipment of another API client',
    );
  });
}

/** Another shipment of the carrier with this number, on whatever account: the wrong label was read, or the wrong shipment is open. */
async function otherHolder(
  ledger: Pick<ShipmentLedger, 'list'>,
  { id, prepared }: ShipmentRecord,
  trackingNumber: string,
): Promise<ShipmentRecord | null> {
  const { carrierCode } = prepared.account;
  const { shipments } = await ledger.list({ trackingNumber, carrierCode, limit: 2 });
  return shipments.find((other) => other.id !== id) ?? null;
}
