import { keepProducts } from './products.ts';
import { dirname } from 'node:path';
import type { ShipmentRequest } from '../../shared/schema/shipping/shipment-request.ts';
import { buyMany } from './batches.ts';
import { checkInvoice } from './carrier-invoices.ts';
import { designLabels } from './label-design.ts';
import type { Call } from './recorder.ts';
import { pack, readOrders } from './orders.ts';
import { print } from './printing.ts';
import { behaving, idOf, letterAbroad, parcel } from './requests.ts';
import { chooseByRules } from './selection-rules.ts';
import { keepAddresses } from './addresses.ts';

export interface Stage {
  /** Calls with a token that are recorded. */
  callAs(token: string | null): Call;
  /** Calls that are not. */
  quietly(token: string | null): Call;
  keys: Record<string, string>;
  /** A folder to print into. */
  printed: string;
  /** Fills the disk, or empties it. */
  fillDisk(isFull: boolean): void;
  /** Sets the clock of the machine ahead while no time passes. */
  setClockAhead(milliseconds: number): void;
}

/** A day at the packing desk, as calls: every route has its part in it. */
export async function playScenario({ callAs, quietly, keys, printed, fillDisk, setClockAhead }: Stage): Promise<void> {
  const { access_token: token } = await callAs(null)('issueToken', {
    body: { grant_type: 'client_credentials', ...keys },
  });
  const [call, ask] = [callAs(token), quietly(token)];
  await administer(call);
  await inHealth(call, fillDisk);
  await refuse(callAs(null));
  await openWindow(call, callAs);
  await ship(call);
  await settle(call);
  await print(call, ask, printed);
  await keep(call);
  await buyMany(call, ask);
  await pack(call);
  await chooseByRules(call);
  await readOrders(call, dirname(printed));
  await closeTheDay(call);
  await checkInvoice(call);
  await watch(call);
  setClockAhead(60 * 60_000);
  await ask('healthReady');
  await call('confirmClock');
}

const buy = (call: Call, transactionId: string, body: ShipmentRequest = parcel()) =>
  call('createShipment', { headers: { transactionId }, query: { documents: 'url' }, body });

async function administer(call: Call): Promise<void> {
  const settings = await call('readSettings');
  await call('changeSettings', { body: { ...settings, documents: 'url' } });
  const { client } = await call('createClient', { body: { name: 'Packing desk 2', scopes: ['ship', 'read'] } });
  await call('listClients');
  await call('revokeClient', { params: { id: client.id } });
  await call('listCarriers');
  await call('listAdapters');
  const { accounts } = await call('listAccounts');
  const account = { ...accounts[8], carrierId: 'second-i', friendlyName: 'Second account' };
  await call('tryAccount', { body: account });
  await call('createAccount', { body: account });
  await call('listAccountActivity');
  await call('changeAccount', { params: { carrierId: account.carrierId }, body: account });
  await call('testAccount', { params: { carrierId: account.carrierId } });
  await call('importCarriers', { body: { adapter: { type: 'test' } } });
  await call('importIntoAccount', { params: { carrierId: account.carrierId } });
  await designLabels(call, account.carrierId);
  await call('removeAccount', { params: { carrierId: account.carrierId } });
  await call('listRules');
  await call('readHotFolder');
  await keepCopies(call);
  await call('examineStation');
  await tellTools(call);
}

async function keepCopies(call: Call): Promise<void> {
  const { backup } = await call('createBackup');
  await call('listBackups');
  await call('readBackup', { params: { name: backup.name } });
  await call('planRestore', { body: { backup: backup.name } });
  await call('readRestore');
  await call('cancelRestore');
}

async function tellTools(call: Call): Promise<void> {
  const { webhook } = await call('createWebhook', {
    body: { name: 'Shop system', url: 'http://127.0.0.1:9/packbench', states: ['LABELLED', 'UNKNOWN'] },
  });
  await call('listWebhooks');
  await call('changeWebhook', {
    params: { id: webhook.id },
    body: { name: webhook.name, url: webhook.url, enabled: false },
  });
  await call('testWebhook', { params: { id: webhook.id } });
  await call('listWebhookDeliveries', { params: { id: webhook.id } });
  await call('removeWebhook', { params: { id: webhook.id } });
}

async function inHealth(call: Call, fillDisk: Stage['fillDisk']): Promise<void> {
  await call('healthLive', { query: { challenge: 'c2F5IHRoYXQgaXQgaXMgeW91' } });
  await call('healthReady');
  fillDisk(true);
  await call('healthReady');
  fillDisk(false);
}

/** Keys that are wrong, and none. */
async function refuse(call: Call): Promise<void> {
  await call('issueToken', { body: { grant_type: 'client_credentials', client_id: 'AK0', client_secret: 'wrong' } });
  await call('issueToken', { body: { grant_type: 'client_credentials' } });
}

async function openWindow(call: Call, callAs: Stage['callAs']): Promise<void> {
  const { code } = await call('createPairing');
  const { accessToken } = await callAs(null)('openSession', { body: { code } });
  const window = callAs(accessToken);
  await window('renewSession');
  const ana = { name: 'Ana', role: 'lead', badge: '0417', language: 'de' } as const;
  const { packer } = await call('createPacker', { body: ana });
  await call('changePacker', { params: { id: packer.id }, body: { ...ana, language: 'en' } });
  await call('listPackers');
  await call('readBadges', { query: { language: 'en', paper: 'LETTER' } });
  await window('signOn', { body: { badge: 'PB.BADGE.0417' } });
  await window('readSignOn');
  await window('signOff');
}

async function ship(call: Call): Promise<void> {
  await call('checkShipment', { body: parcel() });
  await call('previewShipment', { query: { package: 1 }, body: parcel() });
  await call('listShippingOptions', { body: parcel() });
  await call('quoteShipment', { body: parcel() });
  const { data } = await buy(call, 'ORDER-100234');
  const { pathname, searchParams } = new URL(data.transactionShipments[0].packageDocuments[0].fileUrl);
  await call('readFile', { params: { id: pathname.split('/').at(-1) ?? '' }, query: Object.fromEntries(searchParams) });
  await call('readByTransaction', { params: { transactionId: 'ORDER-100234' }, query: { documents: 'url' } });
  const { shipments } = await call('listShipments', { query: { transactionId: 'ORDER-100234' } });
  const id = shipments[0]?.id ?? '';
  await call('readShipment', { params: { id } });
  await call('readCommandBarcodes', { query: { language: 'en', paper: 'LETTER' } });
  await call('readPackingSlip', { params: { id }, query: { language: 'en', paper: 'LETTER' } });
  await call('readLabelSheet', { params: { id }, query: { paper: 'A4', perPage: 2 } });
  await call('totalShipments');
  await call('exportShipments', { query: { transactionId: 'ORDER-100234' } });
  await call('verifyLabels', { body: { shipmentId: id } });
  await buy(call, 'ORDER-100235', letterAbroad());
  const abroad = { id: await idOf(call, 'ORDER-100235') };
  await call('readCommercialInvoice', { params: abroad, query: { language: 'en', paper: 'LETTER' } });
  await call('readPostalForms', { params: abroad, query: { paper: 'A4', postalItems: 'LETTER_POST' } });
}

async function settle(call: Call): Promise<void> {
  const inDoubt = async (transactionId: string) => {
    await buy(call, transactionId, behaving('TEST-UNKNOWN'));
    return idOf(call, transactionId);
  };
  const first = await inDoubt('ORDER-100240');
  const second = await inDoubt('ORDER-100241');
  await call('listAttention');
  await call('lookUpShipment', { params: { id: first } });
  await call('resolveShipment', {
    params: { id: second },
    body: { decision: 'not_bought', reason: 'Not on the invoice of the carrier' },
  });
  await buy(call, 'ORDER-100242');
  await call('voidShipment', { params: { id: await idOf(call, 'ORDER-100242') }, body: { reason: 'Wrong weight' } });
}

async function keep(call: Call): Promise<void> {
  const weight = { units: 'LB', value: 2.5 } as const;
  const { preset } = await call('createPreset', {
    body: { name: 'Small box', kind: 'PACKAGE', shipment: { itemLines: [{ weight }] } },
  });
  await call('changePreset', {
    params: { id: preset.id },
    body: {
      ...{ name: 'Small box', kind: 'PACKAGE', shipment: { itemLines: [{ weight }] } },
      ...{ position: 1, barcode: 'BOX-S', tare: { units: 'LB', value: 0.3 } },
    },
  });
  await call('listPresets');
  await call('removePreset', { params: { id: preset.id } });
  await keepAddresses(call);
  await keepProducts(call);
}

async function closeTheDay(call: Call): Promise<void> {
  await call('previewManifest', { query: { carrierId: 'test-a' } });
  const { missing } = await call('tallyHandOvers', { query: { carrierId: 'test-a' } });
  const code = missing[0].trackingNumber;
  await call('handOver', { body: { code, packer: 'Mia' } });
  await call('takeBack', { params: { code } });
  const { manifest } = await call('closeManifest', { body: { carrierId: 'test-a' } });
  await call('readManifest', { params: { id: manifest.id } });
  await call('printManifest', { params: { id: manifest.id } });
  await call('readManifestLabels', { params: { id: manifest.id } });
  await call('readManifestLabelFile', { params: { id: manifest.id }, query: { format: 'ZIP' } });
  await call('askForCarrierManifest', { params: { id: manifest.id }, body: {} });
  await call('readCarrierForm', { params: { id: manifest.id, number: '1' } });
  await call('listManifests');
}

async function watch(call: Call): Promise<void> {
  await call('listRequests');
  await call('streamEvents', { headers: { 'last-event-id': '1' } });
  await call('readMetrics');
}
