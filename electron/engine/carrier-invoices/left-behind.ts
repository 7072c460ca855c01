import type { CarrierInvoicesDeps } from './deps.ts';
import type { InvoicedShipment } from './invoiced-shipments.ts';

/**
 * Tells packages that stayed behind: those without a scan at hand-over on a manifest of which others were scanned, and those that are on no manifest
 * though the day of their account, and of whoever bought them, was closed later. Where nobody scans and nobody closes days, nothing is said.
 */
export function createLeftBehind({ ledger }: Pick<CarrierInvoicesDeps, 'ledger'>) {
  const scanned = new Map<string, boolean>();
  const closedAt = new Map<string, number | null>();
  return {
    /** Has to be asked before `isLeftBehind` of these. */
    async prepare(shipments: readonly InvoicedShipment[]): Promise<void> {
      const manifests = new Set(shipments.flatMap(({ manifestId }) => manifestId ?? []));
      const fresh = [...manifests].filter((id) => !scanned.has(id));
      if (fresh.length > 0) {
        const found = new Set(await ledger.invoicedShipments.scannedManifests(fresh));
        for (const id of fresh) scanned.set(id, found.has(id));
      }
      for (const each of shipments) {
        const day = dayOf(each);
        if (!closedAt.has(day)) closedAt.set(day, await ledger.invoicedShipments.lastClosedAt(each));
      }
    },

    isLeftBehind(shipment: InvoicedShipment, packageNumber: number | null) {
      const { manifestId, acceptedAt, handedOver } = shipment;
      if (packageNumber === null ? handedOver.length > 0 : handedOver.includes(packageNumber)) return false;
      if (manifestId !== null) return scanned.get(manifestId) === true;
      return (closedAt.get(dayOf(shipment)) ?? 0) > acceptedAt;
    },
  };
}

const dayOf = ({ carrierId, clientId }: InvoicedShipment) => `${carrierId} ${clientId}`;
