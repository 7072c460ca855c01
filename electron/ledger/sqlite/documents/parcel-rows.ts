import type { HandOverRecord, ParcelRecord } from '#electron/engine/manifests/index.ts';
import type { Party } from '#shared/schema/shipping/party.ts';

/** A row of `parcelsOf`. */
export type ParcelRow = Omit<ParcelRecord, 'isVoidAsked' | 'isPrinted' | 'contact' | 'handOver'> & {
  shipmentSequence: number;
  isVoidAsked: 0 | 1;
  isPrinted: 0 | 1;
  contact: string;
  handedOverAt: number | null;
  handOver: string;
};

/** The chosen packages with what their way to the driver is told by. @param chosen a query of their `shipment` and `number` */
export const parcelsOf = (chosen: string) => `
  SELECT shipment.sequence AS shipmentSequence, shipment.id AS shipmentId, package.number AS packageNumber,
    (SELECT count(*) FROM package AS each WHERE each.shipment = shipment.sequence) AS packageCount,
    shipment.client_id AS clientId, shipment.carrier_id AS carrierId, shipment.state AS state,
    shipment.void_request IS NOT NULL AS isVoidAsked,
    (SELECT manifest.number FROM manifest_shipment JOIN manifest ON manifest.sequence = manifest_shipment.manifest
     WHERE manifest_shipment.shipment = shipment.sequence) AS manifest,
    package.tracking_number AS trackingNumber, package.platform_tracking_number AS platformTrackingNumber,
    json_extract(shipment.prepared, '$.request.recipient.contact') AS contact,
    EXISTS (SELECT 1 FROM print_job WHERE print_job.shipment_id = shipment.id AND print_job.package_number = package.number
      AND print_job.content_type = 'LABEL' AND print_job.state IN ('SPOOLED', 'PRINTED')) AS isPrinted,
    hand_over.at AS handedOverAt,
    json_object('at', hand_over.at, 'code', hand_over.code, 'clientId', hand_over.client_id, 'packer', hand_over.packer,
      'stationId', hand_over.station_id) AS handOver
  FROM (${chosen}) AS chosen CROSS JOIN shipment ON shipment.sequence = chosen.shipment
  CROSS JOIN package ON package.shipment = chosen.shipment AND package.number = chosen.number
  LEFT JOIN hand_over ON hand_over.shipment = chosen.shipment AND hand_over.number = chosen.number`;

export const toParcel = ({
  shipmentSequence: _,
  isVoidAsked,
  isPrinted,
  contact,
  handedOverAt,
  handOver,
  ...row
}: ParcelRow): ParcelRecord => ({
  ...row,
  isVoidAsked: isVoidAsked === 1,
  isPrinted: isPrinted === 1,
  contact: JSON.parse(contact) as Party['contact'],
  handOver: handedOverAt === null ? null : (JSON.parse(handOver) as HandOverRecord),
});
