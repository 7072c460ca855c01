import type { ShipmentSummary } from '#shared/schema/shipping/shipment.ts';
import type { WeightUnit } from '#shared/schema/shipping/measure.ts';
import { type ShipmentRecord, toSummary } from '../shipping/index.ts';
import type { Caller } from '../identity/index.ts';
import type { HistoryDeps } from './deps.ts';
import { weightsOf } from '../manifests/index.ts';
import { pagedCsv } from '../paged-csv.ts';
import type { SlowLane } from '../concurrency/index.ts';
import { filterFor, type ShipmentSearch } from './filter.ts';

/** So few at once that a purchase that comes meanwhile hardly waits. */
const PAGE = 100;

type Deps = Pick<HistoryDeps, 'ledger' | 'tables' | 'adapters'> & { slowLane: SlowLane };

/** The shipments of the filter as CSV, newest first, page by page. */
export function exportShipments(
  { ledger, tables, adapters, slowLane }: Deps,
  caller: Caller,
  parameters: ShipmentSearch,
): AsyncIterable<string> {
  const filter = filterFor(caller, parameters);
  return pagedCsv<string>({
    columns: COLUMNS,
    writeCsv: tables.writeCsv,
    slowLane,
    async page(cursor) {
      const { shipments, next } = await ledger.shipments.list({
        ...filter,
        limit: PAGE,
        ...(cursor !== null && { cursor }),
      });
      return { rows: shipments.map((record) => toRow(record, toSummary(record, adapters))), next };
    },
  });
}

const COLUMNS = [
  'id',
  'transactionId',
  'state',
  'purchase',
  'test',
  'acceptedAt',
  'updatedAt',
  'carrierId',
  'carrierCode',
  'serviceType',
  'recipientName',
  'recipientCity',
  'recipientZipCode',
  'recipientCountryCode',
  'packages',
  'weightKg',
  'weightLb',
  'trackingNumbers',
  'platformTrackingNumbers',
  'references',
  'cost',
  'currency',
  'manifestId',
  'clientId',
  'packer',
];

function toRow(record: ShipmentRecord, shipment: ShipmentSummary): (string | number)[] {
  const { recipient } = shipment;
  const weights = weightsOf([record.prepared]);
  const weightIn = (units: WeightUnit) => weights.find((weight) => weight.units === units)?.value ?? '';
  const references = record.prepared.packages.flatMap((each) => each.references.map(({ value }) => value));
  return [
    shipment.id,
    shipment.transactionId,
    shipment.state,
    shipment.purchase,
    String(shipment.test),
    shipment.acceptedAt,
    shipment.updatedAt,
    shipment.carrierId,
    shipment.carrierCode,
    shipment.serviceType,
    recipient.name,
    recipient.city,
    recipient.zipCode,
    recipient.countryCode,
    shipment.packageCount,
    weightIn('KG'),
    weightIn('LB'),
    shipment.trackingNumbers.join(' '),
    shipment.platformTrackingNumbers.join(' '),
    [...new Set(references)].join('; '),
    shipment.cost?.amount ?? '',
    shipment.cost?.currency ?? '',
    shipment.manifestId ?? '',
    shipment.clientId,
    shipment.packer ?? '',
  ];
}
