import { ID_HELD_MS, type ShipmentState } from '#shared/schema/shipping/shipment.ts';

/** States that prove that nothing was bought: reaching one gives the transactionId back. */
const FREEING: ReadonlySet<ShipmentState> = new Set(['NOT_SENT', 'REJECTED']);
/** States in which a transactionId is given back by age. */
const AGEING: ReadonlySet<ShipmentState> = new Set(['PURCHASED', 'LABELLED', 'VOIDED', 'WRITTEN_OFF']);

/** True where reaching the state frees the transactionId (contract, section 4). */
export const freesTransactionId = (state: ShipmentState) => FREEING.has(state);

/** True where a held transactionId has become free by age (contract, section 4). Instants in milliseconds of ledger time. */
export const heldLongEnough = (by: { state: ShipmentState; acceptedAt: number }, now: number) =>
  AGEING.has(by.state) && now - by.acceptedAt >= ID_HELD_MS;
