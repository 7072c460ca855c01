import type { ParcelRecord } from './order-record.ts';

type Key = Pick<ParcelRecord, 'clientId' | 'transactionId'>;

/** What this desk is buying for its orders. Of its other parcels nobody buys one of which no shipment is stored. */
export function createBuying(stationId: string) {
  const calls = new Set<Key>();
  return {
    /** @returns the call has ended */
    begin(parcel: Key): () => void {
      calls.add(parcel);
      return () => void calls.delete(parcel);
    },
    isGivenUp: ({ clientId, transactionId, stationId: desk }: ParcelRecord): boolean =>
      desk === stationId &&
      ![...calls].some((call) => call.clientId === clientId && call.transactionId === transactionId),
  };
}
