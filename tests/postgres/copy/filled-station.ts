import { orderDraft, orderPath } from '../../api/orders/order-draft.ts';
import { expect } from 'vitest';
import { batchesOf, csv, line as batchLine } from '../../helpers/batches.ts';
import { range } from '../../helpers/range.ts';
import { internationalRequest, line, recipientIn, request } from '../../helpers/requests.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import type { TestStation } from '../../helpers/station.ts';
import { startLabelPrinter } from '../../printing/label-printer.ts';
import { label } from '../../ledger/samples.ts';
import { printingWith } from '../../printing/use-printers.ts';

const SAY = 'UPDATE orders SET tracking = :trackingNumber WHERE number = :orderNumber';

/** An account that sells from the ledger's own numbers. */
const ownNumbers = (adapter: object) => ({ carrierId: 'own', nickname: 'own', primary: false, adapter });

/** Closes another day like one that was closed, of which the carrier makes its own manifest. */
async function tellCarrier({ manifests, carrierManifests }: Ledger, like: string, shipmentId: string): Promise<void> {
  const {
    number: _,
    closedAt: __,
    carrier: ___,
    ...draft
  } = (await manifests.find(like)) ?? expect.fail('no manifest');
  const closed = await manifests.close(draft, [shipmentId], true);
  const nothing = { notes: {}, leftOut: [], reason: null, trouble: null };
  const forms = [Buffer.from('%PDF-1.7 a form of the carrier')];
  await carrierManifests.recordOutcome(closed?.id ?? '', 1, { ...nothing, state: 'CREATED', ids: ['m-1'], forms });
}

/** Puts something into every table of the ledger. */
export async function fill({ api, ledger }: TestStation): Promise<void> {
  const ok = async (answer: Promise<{ status: number; body: unknown }>, status = 200) => {
    const { status: got, body } = await answer;
    expect(got, JSON.stringify(body)).toBe(status);
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as the API's answers are read
    return body as any;
  };
  const idOf = async (id: string) =>
    (await ok(api.get(`/station/v1/shipments/by-transaction/${id}`))).shipmentId as string;
  await ok(api.ship('redacted', request()));
  const redacted = await idOf('redacted');
  // A process of its own looks for backups, which may take it long on a busy machine.
  const redact = () =>
    ledger.maintenance.redact(Date.now() + 1000).then(
      () => true,
      () => false,
    );
  await expect.poll(redact, { timeout: 60_000 }).toBe(true);
  expect((await ok(api.get(`/station/v1/shipments/${redacted}`))).request.recipient.contact).toEqual({});

  const dimensions = { units: 'CM', length: 30, width: 20, height: 15 };
  await ok(
    api.ship(
      'plain',
      request({ itemLines: [line({ itemCode: 'KIT', dimensions }), line({ itemTransactionId: 'p2' })] }),
    ),
  );
  await ok(api.ship('abroad', internationalRequest()));
  await ok(api.ship('voided', request()));
  await ok(api.post(`/station/v1/shipments/${await idOf('voided')}/void`, { reason: 'Ärger, "quoted"' }));
  await ok(api.ship('rejected', request({ itemLines: [line({ itemCode: 'TEST-REJECT' })] })), 422);
  await ok(api.ship('unknown', request({ itemLines: [line({ itemCode: 'TEST-UNKNOWN' })] })), 504);
  await ok(api.ship('noted', request({ itemLines: [line({ itemCode: 'TEST-UNKNOWN' })] })), 504);
  const noted = (await ledger.shipments.findByTransaction(null, 'noted')) ?? expect.fail('no shipment');
  const found = { shipmentId: noted.id, actor: 'carrier', requestId: null, reason: null };
  const notes = { labelId: 'label-1', parcels: ['one', 'two'] };
  await ledger.shipments.advance({ ...found, to: 'PURCHASED', trackingNumbers: ['TEST-1'], notes });
  await ledger.shipments.advance({ ...found, to: 'LABELLED', documents: [label('noted')] });

  const [account] = (await ok(api.get('/station/v1/accounts'))).accounts;
  await ok(api.post('/station/v1/accounts', { ...account, ...ownNumbers(range()) }), 201);
  const ofOwn = (what: string, body: object) => ok(api.call('PUT', `/station/v1/accounts/own/${what}`, { body }));
  const { layouts } = await ok(api.get('/station/v1/label-layouts'));
  await ofOwn('label-layout', { layout: layouts[0].layout });
  const depots = 'country,from,to,depot,sortCode,route\nUS,90001,90099,LAX,K17,R8\n';
  await ofOwn('routing-table', { contentBase64: Buffer.from(depots).toString('base64') });
  await ok(api.ship('ranged', request({ carrierId: 'own' })));
  await ok(api.ship('closed', request({ carrierId: 'test-f', serviceType: '101', recipient: recipientIn('DE') })));
  await ok(api.call('PUT', orderPath('#7/Zürich'), { body: orderDraft({ recipient: recipientIn('CH') }) }));
  await ok(api.call('PUT', orderPath('packed'), { body: orderDraft() }));
  await ok(api.call('POST', `${orderPath('packed')}/ship`, { body: {}, headers: { transactionId: 'ordered' } }));
  const { manifest } = await ok(api.post('/station/v1/manifests', { carrierId: 'test-f' }), 201);
  await ok(api.ship('told', request({ carrierId: 'test-f', serviceType: '101', recipient: recipientIn('DE') })));
  await tellCarrier(ledger, manifest.id, await idOf('told'));

  const left = {
    code: (await ok(api.get('/station/v1/shipments?transactionId=plain'))).shipments[0].trackingNumbers[1],
  };
  await ok(api.post('/station/v1/hand-overs', { ...left, packer: 'Mia' }));

  const printing = printingWith(() => api);
  const { port } = await startLabelPrinter();
  await printing.setUp({ type: 'raw', host: '127.0.0.1', port });
  const [job] = await printing.print({ shipmentId: await idOf('abroad') });
  await printing.settled(job, 'SPOOLED');
  const { clients } = await ok(api.get('/station/v1/clients'));
  await ok(api.call('PUT', `/station/v1/clients/${clients[0].id}/printer`, { body: { printerId: 'desk' } }));

  const batches = batchesOf(() => api);
  const { id } = await batches.made(csv(batchLine('B-1'), batchLine('B-2'), batchLine('B-3', { weight: 'heavy' })));
  await batches.steer(id, 'start');
  await batches.until(id, 'FINISHED');
  await ok(api.post(`/station/v1/batches/${id}/print`, { printerId: 'desk' }));
  await expect.poll(async () => (await batches.printing(id)).waiting).toBe(0);
  await ok(api.post('/station/v1/batches', { orders: [{ source: 'shop', orderNumber: '#7/Zürich' }] }), 201);

  const mapping = { orderNumber: 'Order' };
  const source = { connection: { type: 'file', path: '/orders.csv' }, reading: 'LOOK_UP', mapping, enabled: false };
  const told = { connection: { type: 'sqlite', path: '/not-there.db' }, ...{ sold: SAY, voided: SAY } };
  await ok(api.call('PUT', '/station/v1/sources/shop', { body: { ...source, writeBack: told } }));
  await ok(api.call('PUT', orderPath('to-tell'), { body: orderDraft() }));
  await ok(api.call('POST', `${orderPath('to-tell')}/ship`, { body: {}, headers: { transactionId: 'to-tell' } }));
  const choice = { carrierId: 'test-a', serviceType: 'A_GROUND' };
  const rules = [{ name: 'Zürich', conditions: { countries: ['CH'], postalAreas: ['80'] }, choice }];
  await ok(api.call('PUT', '/station/v1/selection-rules', { body: { version: 0, rules } }));
  const billed = { carrierId: 'test-a', invoiceNumber: 'Nº 1', fileName: 'Rechnung.csv' };
  const table = `Tracking;Amount;Service\n${left.code};7.10;Größe\nNOBODY;1.005;\n`;
  const reading = { mapping: { Tracking: 'trackingNumber', Amount: 'amount', Service: 'service' }, currency: 'CHF' };
  const contentBase64 = Buffer.from(table).toString('base64');
  const { invoice } = await ok(api.post('/station/v1/carrier-invoices', { ...billed, reading, contentBase64 }), 201);
  expect(invoice.differentCount).toBe(1);
  const box = { name: 'Box', kind: 'PACKAGE', shipment: { itemLines: [line()] } };
  const tare = { units: 'LB', value: 0.3 };
  await ok(api.post('/station/v1/presets', { ...box, position: 1, barcode: 'BOX', tare }), 201);
  await ok(api.post('/station/v1/addresses', { party: recipientIn('CH') }), 201);
  const product = { description: 'Größe', value: { amount: 1.5, currency: 'CHF' } };
  await ok(api.call('PUT', '/station/v1/products/MUG', { body: product }));
  const hook = { name: 'Shop', url: 'https://shop.example/hook', states: ['VOIDED'] };
  const { webhook } = await ok(api.post('/station/v1/webhooks', hook), 201);
  const tried = { messageId: 'evt_1', type: 'shipment', attempt: 1, at: new Date(0).toISOString(), delivered: true };
  await ledger.webhooks.change(
    webhook.id,
    {},
    { ...tried, status: 204, detail: 'The receiver answered 204.', trouble: null },
  );
  await ok(api.post('/station/v1/clients', { name: 'Second', scopes: ['ship', 'read'] }), 201);
  const { packer } = await ok(api.post('/station/v1/packers', { name: 'Zoë', role: 'packer', language: 'de' }), 201);
  const { code } = await ok(api.post('/station/v1/pairings', undefined), 201);
  const session = await ok(api.post('/station/v1/session', { code }, { token: null }));
  const ofWindow = { token: session.accessToken };
  await ok(api.post('/station/v1/session/packer', { packerId: packer.id }, ofWindow));
  await ok(api.ship('of-zoe', request(), ofWindow));
  const settings = await ok(api.get('/station/v1/settings'));
  await ok(
    api.call('PUT', '/station/v1/settings', { body: { ...settings, retentionDays: 77, checkForUpdates: false } }),
  );
}

const LISTS = [
  ...[
    'shipments?limit=200',
    'attention',
    'manifests',
    'batches',
    'print-jobs',
    'printers',
    'packers',
    'presets',
    'addresses',
    'products',
    'webhooks',
    'orders',
    'orders?text=zuer',
    'sources',
    'selection-rules',
    'hand-overs?carrierId=test-a',
    'carrier-invoices',
  ],
  ...[
    'accounts',
    'accounts/own/label-layout',
    'accounts/own/routing-table',
    'accounts/own/routing-table/csv',
    'clients',
    'settings',
    'shipments?text=Roe',
    'shipments?text=LIVE0001',
    'addresses?text=zuer',
    'shipments/totals',
  ],
];

/** What a station answers of all that it knows. */
export async function answersOf({ api, ledger }: TestStation): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  // The labels of a client with a printer of its own are printed by themselves.
  const open = () => Promise.all((['QUEUED', 'SENT'] as const).map((state) => ledger.printing.jobs.listInState(state)));
  await expect.poll(async () => (await open()).flat()).toEqual([]);
  const read = async (path: string) => {
    const { status, body } = await api.get(path);
    answers[path] = {
      status,
      body: body instanceof Uint8Array ? Buffer.from(body).toString('base64') : withoutUses(body),
    };
    return body;
  };
  for (const list of LISTS) expect((await api.get(`/station/v1/${list}`)).status, list).toBe(200);
  for (const list of LISTS) await read(`/station/v1/${list}`);
  const { shipments } = await read('/station/v1/shipments?limit=200');
  for (const { id, transactionId } of shipments) {
    await read(`/station/v1/shipments/${id}`);
    await read(`/station/v1/shipments/by-transaction/${transactionId}`);
    answers[`notes of ${transactionId}`] = await ledger.shipments.attemptNotes(id);
  }
  for (const { id } of (await read('/station/v1/batches')).batches) await read(`/station/v1/batches/${id}/rows`);
  for (const { id } of (await read('/station/v1/webhooks')).webhooks)
    await read(`/station/v1/webhooks/${id}/deliveries`);
  for (const { id, carrierManifest } of (await read('/station/v1/manifests')).manifests) {
    await read(`/station/v1/manifests/${id}`);
    for (const form of carrierManifest?.forms ?? []) await read(form);
  }
  for (const { id } of (await read('/station/v1/print-jobs')).printJobs) await read(`/station/v1/print-jobs/${id}`);
  answers['events'] = await ledger.feed.after(0, 1000);
  answers['head'] = await ledger.feed.head();
  answers['name'] = [ledger.name, ledger.stationId, Buffer.from(ledger.keys.files).toString('hex')];
  return answers;
}

/** Without what differs from call to call, and links, which are signed anew at each read and name the port. */
function withoutUses(body: unknown): unknown {
  const { requestId: _, ...kept } = body as { requestId?: string };
  return JSON.parse(JSON.stringify(kept, (name, value: unknown) => (OF_THE_CALL.includes(name) ? null : value)));
}

const OF_THE_CALL = ['lastUsedAt', 'fileUrl', 'ageSeconds', 'oldestAgeSeconds'];
