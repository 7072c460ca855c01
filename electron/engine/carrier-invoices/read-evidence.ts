import type { InvoiceEvidence } from '#shared/schema/invoices/invoice-line.ts';
import { EngineError } from '../engine-error.ts';
import { toSummary } from '../shipping/index.ts';
import type { CarrierInvoicesDeps } from './deps.ts';

/** A line with all that the station knows of its parcel. @throws EngineError NOT_FOUND */
export async function readEvidence(deps: CarrierInvoicesDeps, id: string, number: number): Promise<InvoiceEvidence> {
  const { carrierInvoices, invoicedShipments, reads, manifests } = deps.ledger;
  const found = await carrierInvoices.line(id, number);
  if (!found) throw new EngineError('NOT_FOUND', `Invoice ${id} has no line ${number}.`);
  const { parcel: name, ...line } = found;
  const billed = name === null ? [] : await carrierInvoices.billed([name]);
  const others = billed
    .filter((each) => each.invoiceId !== id || each.number !== number)
    .map(({ parcel: _, packageNumber: __, ...each }) => each);
  const shipment = line.shipmentId === null ? null : await reads.find(line.shipmentId);
  if (!shipment) {
    const nothing = { shipment: null, parcel: null, service: null, cost: null, handOver: null, manifest: null };
    return { line, ...nothing, others, journal: [] };
  }
  const { prepared, cost, manifestId } = shipment;
  const packageNumber = line.packageNumber ?? (prepared.packages.length === 1 ? 1 : null);
  const known = packageNumber === null ? undefined : prepared.packages[packageNumber - 1];
  return {
    line,
    shipment: toSummary(shipment, deps.adapters),
    parcel: known ? { entered: known.entered, transmitted: known.transmitted, billed: known.billed } : null,
    service: prepared.service.serviceCode,
    cost,
    handOver: packageNumber === null ? null : await invoicedShipments.handOver(shipment.id, packageNumber),
    manifest: manifestId === null ? null : ((await manifests.find(manifestId))?.number ?? null),
    others,
    journal: await reads.journal(shipment.id),
  };
}
