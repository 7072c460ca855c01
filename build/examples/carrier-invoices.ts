import type { Call } from './recorder.ts';

/** An invoice of three lines: one that is right, one that is too heavy, and one of a parcel that nobody knows. It is taken away again. */
export async function checkInvoice(call: Call): Promise<void> {
  const { shipments } = await call('listShipments', { query: { transactionId: 'ORDER-100234' } });
  const header = 'Tracking number;Service;Billed weight (lb);Net amount;Fuel surcharge;Currency';
  const rows = [
    `${shipments[0]?.trackingNumbers[0] ?? ''};A_GROUND;4;12,40;1,10;USD`,
    '1Z999AA10123456784;A_GROUND;2,5;9,80;;USD',
  ];
  const contentBase64 = Buffer.from([header, ...rows, ''].join('\n')).toString('base64');
  const { reading } = await call('previewCarrierInvoice', { body: { carrierId: 'test-a', contentBase64 } });
  const { invoice } = await call('importCarrierInvoice', {
    body: { carrierId: 'test-a', invoiceNumber: 'INV-2026-03', fileName: 'march.csv', contentBase64, reading },
  });
  const params = { id: invoice.id };
  await call('listCarrierInvoices');
  await call('readCarrierInvoice', { params });
  await call('listInvoiceLines', { params, query: { show: 'DIFFERENT' } });
  await call('readInvoiceLine', { params: { ...params, number: '1' } });
  await call('exportInvoiceDifferences', { params });
  await call('removeCarrierInvoice', { params });
}
