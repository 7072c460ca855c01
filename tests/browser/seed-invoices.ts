import type { TestStation } from '../helpers/station.ts';
import { line, request } from '../helpers/requests.ts';
import { label } from '../ledger/samples.ts';

/** Shipments with a price, and what their carrier bills for them. */
export const INVOICE_ROWS = [
  'Tracking number;Reference;Ship date;Service;Billed weight (lb);Net amount;Fuel surcharge;Currency',
  '1ZINV001;ORDER-1;2026-03-02;A_GROUND;2,5;10,00;;EUR',
  '1ZINV002;ORDER-2;2026-03-02;A_GROUND;6;14,20;;EUR',
  '1ZINV003;ORDER-3;2026-03-03;A_GROUND;2,5;12,40;2,40;EUR',
  '1ZINV003;ORDER-3;2026-03-03;A_GROUND;2,5;12,40;2,40;EUR',
  '1ZNOBODY;;2026-03-03;A_GROUND;1;7,10;;EUR',
];

/** Sells one that costs 10.00 EUR, under its tracking number. */
async function sell({ api, ledger }: Pick<TestStation, 'api' | 'ledger'>, number: string): Promise<void> {
  const itemLines = [line({ itemCode: 'TEST-UNKNOWN', weight: { units: 'LB', value: 2.5 } })];
  await api.ship(`invoiced-${number}`, request({ itemLines }));
  const found = await ledger.shipments.findByTransaction(null, `invoiced-${number}`);
  if (!found) throw new Error('The shipment is not there');
  const by = { shipmentId: found.id, actor: 'carrier', requestId: null, reason: null };
  const cost = { amount: '10.00', currency: 'EUR' };
  await ledger.shipments.advance({ ...by, to: 'PURCHASED', trackingNumbers: [number], cost });
  await ledger.shipments.advance({ ...by, to: 'LABELLED', documents: [label(number)] });
}

/** The shipments of the invoice, and with a number the invoice itself; its id. */
export async function seedInvoices(
  station: Pick<TestStation, 'api' | 'ledger'>,
  invoiceNumber: string | null = null,
): Promise<string> {
  for (const number of ['1ZINV001', '1ZINV002', '1ZINV003']) await sell(station, number);
  if (invoiceNumber === null) return '';
  const contentBase64 = Buffer.from(INVOICE_ROWS.join('\n')).toString('base64');
  const body = { carrierId: 'test-a', invoiceNumber, fileName: 'march.csv', contentBase64 };
  return (await station.api.post('/station/v1/carrier-invoices', body)).body.invoice.id;
}
