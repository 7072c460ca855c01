import type { PurchaseRequest } from '#electron/engine/shipping/adapter.ts';
import type { PreparedPackage } from '#electron/engine/rules/prepared-shipment.ts';
import type { ItemLine } from '#shared/schema/shipping/item-line.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { configOf } from './upstream.ts';

/** What a platform tracking number says of the station that gave it: `PB` and the station. */
const STATION_LENGTH = 4;

/**
 * The id of the purchase at the other end: of the station that accepted it, and of the shipment's one attempt, whichever station asks. A shipment
 * is bought by one attempt only, and its id is unique to station, client, transaction and acceptance; so the same purchase always has the same
 * id there, no two have one, and a client's repeated transactionId after a refusal is a new purchase there too.
 */
export const upstreamTransactionId = ({
  shipmentId,
  platformTrackingNumbers: [first = ''],
}: Pick<PurchaseRequest, 'shipmentId' | 'platformTrackingNumbers'>) =>
  `${first.slice(0, STATION_LENGTH)}-${shipmentId}`;

/** What is sent: the request as the station took it, with measures as the carrier wants them and the account's own sender. */
export function toUpstreamRequest(order: PurchaseRequest, transactionId: string): ShipmentRequest {
  const { upstreamCarrierId, serviceMapping = {} } = configOf(order.shipment.account);
  const { request, shipper, service, imageType, stock, packages } = order.shipment;
  return {
    ...request,
    transactionId,
    carrierId: upstreamCarrierId,
    serviceType: serviceMapping[service.serviceCode] ?? service.serviceCode,
    shipper,
    labelSpecification: { imageType, labelStockType: request.labelSpecification?.labelStockType ?? stock },
    itemLines: request.itemLines.map((line, index) => toUpstreamLine(line, packages[index])),
  };
}

function toUpstreamLine(line: ItemLine, prepared: PreparedPackage | undefined): ItemLine {
  if (!prepared) return line;
  const { itemTransactionId, transmitted } = prepared;
  return { ...line, itemTransactionId, weight: transmitted.weight ?? line.weight, dimensions: transmitted.dimensions };
}
