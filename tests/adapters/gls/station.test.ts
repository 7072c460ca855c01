import { expect, test } from 'vitest';
import { createGlsAdapter } from '#electron/adapters/gls/index.ts';
import { request } from '../../helpers/requests.ts';
import { ACCOUNTS, SHIPMENTS, useConnectedStation } from '../connectors/connected-station.ts';
import { KEYS, labelOf, startGls } from './fake.ts';
import { config, PARCEL } from './gls.ts';

const used = useConnectedStation(startGls, (fake) => (ports) => createGlsAdapter(ports, fake.url));

const connect = (carrierId: string, host: 'api.gls-group.net' | 'api-sandbox.gls-group.net') =>
  used.connect({
    ...{ carrierId, carrier: 'CARRIER_G', carrierCode: 'GLS', services: [PARCEL] },
    adapter: config({ host, clientSecret: KEYS.clientSecret }),
  });
const parcel = (carrierId: string, changes: object = {}) =>
  request({ carrierId, serviceType: 'PARCEL', labelSpecification: { imageType: 'ZPL' }, ...changes });

test('an account made by the API is tested, buys two parcels, has their labels, and gives them back', async () => {
  const { station, fake } = used;
  const created = await connect('gls', 'api.gls-group.net');
  expect([created.status, created.body.account.adapter.clientSecret]).toEqual([201, '********']);
  expect((await station.api.post(`${ACCOUNTS}/gls/test`, undefined)).body).toMatchObject({ result: 'ACCEPTED' });

  const line = (itemTransactionId: string) => ({ itemTransactionId, weight: { units: 'KG', value: 1.5 } });
  const bought = await station.api.ship('gls-1', parcel('gls', { itemLines: [line('p1'), line('p2')] }));
  const numbers = fake.sales()[0]?.trackingNumbers ?? [];
  expect([bought.status, numbers.length]).toEqual([200, 2]);
  const shipments: { trackingNumber: string; packageDocuments: { fileBase64: string }[] }[] =
    bought.body.data.transactionShipments;
  const labels = shipments.map(({ trackingNumber, packageDocuments: [label] }) => [
    trackingNumber,
    Buffer.from(label?.fileBase64 ?? '', 'base64').toString(),
  ]);
  expect(labels).toEqual(numbers.map((number) => [number, labelOf(number, 'ZEBRA').toString()]));

  const { shipment } = await used.shipmentOf('gls-1');
  expect(shipment).toMatchObject({ state: 'LABELLED', test: false });
  const voided = await station.api.post(`${SHIPMENTS}/${shipment.id}/void`, { reason: 'Wrong weight' });
  expect(voided.body).toMatchObject({ outcome: 'voided', consequence: 'CREDIT_REQUESTED' });
  expect(fake.sales()[0]?.cancelled).toEqual(numbers);
});

test('an account at the sandbox sells in test mode, and what has no place is refused before anything is sent', async () => {
  const { station, fake } = used;
  await connect('gls-test', 'api-sandbox.gls-group.net');
  expect((await station.api.get(ACCOUNTS)).body.inTestMode).toContain('gls-test');
  const { length } = fake.calls;
  const body = parcel('gls-test', { signatureOption: { signatureOptionType: 'ADULT' } });
  expect((await station.api.ship('gls-2', body)).status).toBe(422);
  expect(fake.calls).toHaveLength(length);
  await station.api.ship('gls-3', parcel('gls-test', { labelSpecification: { imageType: 'PDF' } }));
  expect((await used.shipmentOf('gls-3')).shipment.test).toBe(true);
});

test('what GLS takes may be asked for in small letters', async () => {
  const { station } = used;
  await connect('gls-small', 'api.gls-group.net');
  const body = parcel('gls-small', {
    ...{ labelSpecification: { imageType: 'zplii' }, paymentOption: { paymentType: 'sender' } },
    signatureOption: { signatureOptionType: 'service_default' },
  });
  const bought = await station.api.ship('gls-small', body);
  expect([bought.status, bought.body.errors ?? []]).toEqual([200, []]);
});

test('a shipment that a person finds has the label of the carrier, and none that is drawn here', async () => {
  const { station, fake } = used;
  await connect('gls-found', 'api.gls-group.net');
  fake.fail('ship', 'reset');
  expect((await station.api.ship('gls-found', parcel('gls-found'))).body.code).toBe('CARRIER_OUTCOME_UNKNOWN');
  const numbers = fake.sales().at(-1)?.trackingNumbers ?? [];
  const { id } = (await used.shipmentOf('gls-found')).shipment;
  const resolution = { decision: 'found', trackingNumbers: numbers };
  const { status, body } = await station.api.post(`${SHIPMENTS}/${id}/resolution`, resolution);
  expect([status, body.shipment?.shipment.state]).toEqual([200, 'LABELLED']);

  const { data } = (await station.api.get(`${SHIPMENTS}/by-transaction/gls-found?documents=base64`)).body;
  const [label] = data.transactionShipments[0].packageDocuments;
  expect(Buffer.from(label.fileBase64, 'base64').toString()).toBe(labelOf(numbers[0] ?? '', 'ZEBRA').toString());
});

test('until the carrier gives the label of one that was found, there is none', async () => {
  const { station, fake } = used;
  await connect('gls-later', 'api.gls-group.net');
  fake.fail('ship', 'reset');
  await station.api.ship('gls-later', parcel('gls-later'));
  const { id } = (await used.shipmentOf('gls-later')).shipment;
  const resolution = { decision: 'found', trackingNumbers: ['ZX900001'] };
  const { status, body } = await station.api.post(`${SHIPMENTS}/${id}/resolution`, resolution);
  expect([status, body.shipment?.shipment.state, body.shipment?.documents]).toEqual([200, 'PURCHASED', []]);
  expect(body.shipment.problem).toMatchObject({ code: 'LABELS_PENDING', purchase: 'made' });
});
