import { openWindow } from '../../api/roles/windows.ts';
import { orderPath } from '../../api/orders/order-draft.ts';
import { batchesOf, csv, line } from '../../helpers/batches.ts';
import { recipientIn, request } from '../../helpers/requests.ts';
import { newDataDir, startTestStation } from '../../helpers/station.ts';
import { draft } from '../../printing/samples.ts';
import { fakeScale } from '../../scale/fake-scale.ts';

export const MUG = '40063812';
export const TEAPOT = '40063836';
export const BOX_CODE = 'BOX-M-001';
export const SERVICE_CODE = 'SERVICE-2DAY';
const WEIGHT = { units: 'KG', value: 1.24 } as const;

/** A station with a scale, a printer, presets with barcodes, and a kind of parcel that it knows the weight of. What a task needs is put in by the task. */
export async function openShop() {
  const scale = fakeScale();
  const path = newDataDir();
  const station = await startTestStation({ scales: scale.drivers, scaleTiming: { silentMs: 3_600_000 } });
  const { api } = station;
  const { body: settings } = await api.get('/station/v1/settings');
  await api.call('PUT', '/station/v1/settings', { body: { ...settings, buyByScan: true, scale: { type: 'hid' } } });
  await api.post('/station/v1/printers', draft({ type: 'folder', path }));
  const sides = { units: 'CM', length: 30, width: 20, height: 15 };
  for (const preset of [
    { name: 'Box M', barcode: BOX_CODE, kind: 'PACKAGE', shipment: { itemLines: [{ dimensions: sides }] } },
    {
      name: 'Express',
      barcode: SERVICE_CODE,
      kind: 'SHIPMENT',
      shipment: { carrierId: 'test-a', serviceType: 'A_EXPRESS_SAVER' },
    },
  ]) {
    const made = await api.post('/station/v1/presets', preset);
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  }
  const batches = batchesOf(() => api);
  let count = 0;
  let lying = () => scale.weigh('0', 'kg');
  /** As scales do, it says what lies on it over and over. */
  const saying = setInterval(() => lying(), 100);

  async function order(): Promise<string> {
    const number = `ORDER-${++count}`;
    const { address, contact } = recipientIn('US');
    const body = {
      recipient: { address, contact: { ...contact, personName: `Person ${number}` } },
      lines: [{ sku: 'MUG', barcodes: [MUG], description: 'Mug', quantity: 1 }],
      shipment: { carrierId: 'test-a', serviceType: 'A_GROUND' },
    };
    const answer = await api.call('PUT', orderPath(number), { body });
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
    return number;
  }
  const window = await openWindow(station);
  const known = Array.from({ length: 3 }, async () => {
    const number = await order();
    await window.call('POST', `${orderPath(number)}/claim`, { body: {} });
    const headers = { transactionId: number };
    await window.call('POST', `${orderPath(number)}/ship`, {
      body: { shipment: { itemLines: [{ weight: WEIGHT }] } },
      headers,
    });
  });
  await Promise.all(known);
  const teapot = { lines: [{ description: 'Teapot', barcodes: [TEAPOT], quantity: 1 }], recipient: recipientIn('US') };
  await api.call('PUT', orderPath('TEAPOTS'), { body: teapot });

  const shipmentOf = async (transactionId: string) =>
    (await api.get(`/station/v1/shipments?transactionId=${transactionId}`)).body.shipments[0] as Shipment;
  const jobsOf = async (shipmentId: string) =>
    (await api.get(`/station/v1/print-jobs?shipmentId=${shipmentId}`)).body.printJobs as { state: string }[];
  return {
    ...{ station, order, shipmentOf, jobsOf, batches },
    /** Takes what lies on the scale off, and puts the next parcel on. */
    weigh(): void {
      scale.weigh('0', 'kg');
      lying = () => scale.weigh('1.24', 'kg');
      lying();
    },
    /** A shipment that was bought, newer than any other. */
    async ship(changes: Record<string, unknown> = {}): Promise<Shipment> {
      const transactionId = `SHIP-${++count}`;
      await api.ship(transactionId, request(changes));
      return shipmentOf(transactionId);
    },
    /** A recipient of the address book, whose name is nobody else's. */
    async customer(): Promise<string> {
      const name = `Customer${++count}`;
      const { address, contact } = recipientIn('US');
      await api.post('/station/v1/addresses', { party: { address, contact: { ...contact, personName: name } } });
      return name;
    },
    /** A batch whose labels are bought and printed. */
    async batch() {
      const lines = Array.from({ length: 4 }, () => line(`PO-${++count}`));
      const { id } = await batches.made(csv(...lines), { name: `Batch ${count}`, start: true });
      await batches.print(id, { printerId: 'desk' });
      return { id, name: `Batch ${count}` };
    },
    labels: async (number: string) =>
      ((await api.get(orderPath(number))).body.order.parcels as { shipment: { state: string } | null }[]).filter(
        ({ shipment }) => shipment?.state === 'LABELLED',
      ).length,
    /** The newest shipment to somebody. */
    shippedTo: async (name: string) =>
      ((await api.get(`/station/v1/shipments?text=${encodeURIComponent(name)}`)).body.shipments as Shipment[])[0],
    /** How many labels of the shipment have come out. */
    printed: async (shipmentId: string) => (await jobsOf(shipmentId)).filter(({ state }) => state === 'PRINTED').length,
    async close(): Promise<void> {
      clearInterval(saying);
      await station.dispose();
    },
  };
}
export type Shop = Awaited<ReturnType<typeof openShop>>;
export interface Shipment {
  id: string;
  state: string;
  transactionId: string;
  trackingNumbers: string[];
  manifestId: string | null;
  recipient: { name: string };
}
