import type { InvoiceLine, LinesShown } from '#shared/schema/invoices/invoice-line.ts';
import type { Measures } from '#shared/schema/shipping/check.ts';
import type { CarrierInvoicesDeps } from './deps.ts';
import type { InvoicedShipment } from './invoiced-shipments.ts';
import type { CarrierInvoiceRecord } from './store.ts';
import { pagedCsv } from '../paged-csv.ts';
import type { SlowLane } from '../concurrency/index.ts';

const PAGE = 100;

/** Lines as CSV, page by page, with what the station knows of their parcels. */
export function exportDifferences(
  { ledger, tables, slowLane }: Pick<CarrierInvoicesDeps, 'ledger' | 'tables'> & { slowLane: SlowLane },
  { id, invoiceNumber }: CarrierInvoiceRecord,
  show: LinesShown = 'DIFFERENT',
): AsyncGenerator<string, void> {
  return pagedCsv<number>({
    columns: COLUMNS,
    writeCsv: tables.writeCsv,
    slowLane,
    async page(after) {
      const lines = await ledger.carrierInvoices.lines({ invoiceId: id, show, after: after ?? 0, limit: PAGE });
      const ids = new Set(lines.flatMap(({ shipmentId }) => shipmentId ?? []));
      const found = await ledger.invoicedShipments.find([...ids]);
      const shipments = new Map(found.map((shipment) => [shipment.id, shipment]));
      const rows = lines.map((line) => [invoiceNumber, ...toRow(line, shipments.get(line.shipmentId ?? ''))]);
      return { rows, next: lines.length === PAGE ? (lines.at(-1)?.number ?? null) : null };
    },
  });
}

const COLUMNS = [
  'invoiceNumber',
  'line',
  'trackingNumber',
  'reference',
  'date',
  'differences',
  'currency',
  'billed',
  'expected',
  'difference',
  'surchargesBilled',
  'weightBilled',
  'weightEntered',
  'weightSent',
  'weightEstimated',
  'sidesBilled',
  'sidesEntered',
  'sidesSent',
  'serviceBilled',
  'serviceSent',
  'costAtPurchase',
  'state',
  'acceptedAt',
  'handedOver',
  'shipmentId',
];

function toRow(line: InvoiceLine, shipment: InvoicedShipment | undefined): (string | number)[] {
  const { billed, packageNumber } = line;
  const isOne = packageNumber !== null || shipment?.packages.length === 1;
  const known = isOne ? shipment?.packages[packageNumber === null ? 0 : packageNumber - 1] : undefined;
  return [
    line.line,
    billed.trackingNumber ?? '',
    billed.reference ?? '',
    billed.date ?? '',
    line.differences.join(' '),
    billed.currency,
    billed.amount,
    line.expected ?? '',
    line.difference ?? '',
    billed.surcharges ?? '',
    weightIn(billed.weight),
    weightIn(known?.entered.weight),
    weightIn(known?.transmitted.weight),
    weightIn(known?.billed.weight),
    sidesIn(billed.dimensions),
    sidesIn(known?.entered.dimensions),
    sidesIn(known?.transmitted.dimensions),
    billed.service ?? '',
    shipment?.service.serviceCode ?? '',
    shipment?.cost ? `${shipment.cost.amount} ${shipment.cost.currency}` : '',
    shipment?.state ?? '',
    shipment ? new Date(shipment.acceptedAt).toISOString() : '',
    packageNumber !== null && shipment?.handedOver.includes(packageNumber) ? 'yes' : '',
    shipment?.id ?? '',
  ];
}

const weightIn = (weight: Measures['weight'] | undefined) => (weight ? `${weight.value} ${weight.units}` : '');
const sidesIn = (sides: Measures['dimensions'] | undefined) =>
  sides ? `${sides.length} x ${sides.width} x ${sides.height} ${sides.units}` : '';
