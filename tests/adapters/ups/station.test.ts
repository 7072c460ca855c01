import { beforeAll, expect, test } from 'vitest';
import { createUpsAdapter } from '#electron/adapters/ups/index.ts';
import type { ShipmentRates } from '#shared/schema/shipping/rates.ts';
import { request } from '../../helpers/requests.ts';
import type { TestStation } from '../../helpers/station.ts';
import { ACCOUNTS, SHIPMENTS, useConnectedStation } from '../connectors/connected-station.ts';
import { KEYS, labelOf, startUps, type UpsFake } from './fake.ts';
import { config, GROUND } from './ups.ts';

const used = useConnectedStation(startUps, (fake) => (ports) => createUpsAdapter(ports, fake.url));
const { shipmentOf } = used;
let fake: UpsFake;
let station: TestStation;
beforeAll(() => void ({ fake, station } = used));

function connect(carrierId: string, host: 'onlinetools.ups.com' | 'wwwcie.ups.com') {
  const adapter = config({ host, clientSecret: KEYS.clientSecret });
  return used.connect({ carrierId, carrier: 'CARRIER_B', carrierCode: 'UPS', services: [GROUND], adapter });
}

const parcel = (carrierId: string, changes: object = {}) => request({ carrierId, serviceType: '03', ...changes });

test('an account made by the API is tested, buys a PDF, shows what it cost, and gives the label back', async () => {
  const created = await connect('ups', 'onlinetools.ups.com');
  expect([created.status, created.body.account.adapter.clientSecret]).toEqual([201, '********']);
  expect((await station.api.post(`${ACCOUNTS}/ups/test`, undefined)).body).toMatchObject({ result: 'ACCEPTED' });

  const bought = await station.api.ship('ups-1', parcel('ups'));
  const [sale] = fake.sales();
  const [number = ''] = sale?.trackingNumbers ?? [];
  expect(bought.status).toBe(200);
  const [first] = bought.body.data.transactionShipments;
  expect(first.trackingNumber).toBe(number);
  const [label] = first.packageDocuments;
  expect([label.imageType, Buffer.from(label.fileBase64, 'base64')]).toEqual(['pdf', labelOf(number, 'PDF')]);

  const { shipment } = await shipmentOf('ups-1');
  expect(shipment).toMatchObject({ state: 'LABELLED', test: false, cost: { amount: '11.05', currency: 'USD' } });
  const voided = await station.api.post(`${SHIPMENTS}/${shipment.id}/void`, { reason: 'Wrong weight' });
  expect(voided.body).toMatchObject({ outcome: 'voided', consequence: 'CREDIT_REQUESTED' });
  expect(fake.sales()[0]?.voided).toBe(true);
});

test('an account at the test host sells samples', async () => {
  await connect('ups-test', 'wwwcie.ups.com');
  expect((await station.api.get(ACCOUNTS)).body.inTestMode).toContain('ups-test');
  await station.api.ship('ups-2', parcel('ups-test', { labelSpecification: { imageType: 'ZPL' } }));
  expect((await shipmentOf('ups-2')).shipment).toMatchObject({ state: 'LABELLED', test: true });
});

test("a parcel whose telephone is a marketplace's relay number is bought without its long extension, which is said", async () => {
  const recipient = parcel('ups')['recipient'] as { contact: object };
  const asked = parcel('ups', {
    itemLines: [{ weight: { units: 'LB', value: 3 } }],
    recipient: { ...recipient, contact: { ...recipient.contact, phoneNumber: '+1 555-0100 ext. 58371' } },
  });
  const warnings = [{ code: 'FIELD_LEFT_OUT', pointer: '/recipient/contact/phoneNumber' }];
  expect((await station.api.post(`${SHIPMENTS}/check`, asked)).body).toMatchObject({ valid: true, warnings });
  expect(await station.api.ship('ups-relay', asked)).toMatchObject({ status: 200, body: { warnings } });
});

test('what UPS has no room for is refused in the dry run and in the call, and nothing is sent', async () => {
  const { length } = fake.calls;
  const recipient = { ...(parcel('ups')['recipient'] as { address: object; contact: object }) };
  recipient.address = { ...recipient.address, streetLine1: 'A street whose name is longer than 35 characters' };
  const errors = [{ code: 'FIELD_TOO_LONG', pointer: '/recipient/address/streetLine1', limit: 35, carrierCode: 'UPS' }];
  expect((await station.api.post(`${SHIPMENTS}/check`, parcel('ups', { recipient }))).body).toMatchObject({ errors });
  expect(await station.api.ship('ups-3', parcel('ups', { recipient }))).toMatchObject({
    status: 422,
    body: { errors },
  });
  expect(fake.calls).toHaveLength(length);
});

test('a signature and a label asked for in small letters are bought, and refused, as in capital ones', async () => {
  const labelSpecification = { imageType: 'pdf', labelStockType: 'stock_4x6' };
  const signed = (signatureOptionType: string) =>
    parcel('ups', { labelSpecification, signatureOption: { signatureOptionType } });
  const bought = await station.api.ship('ups-small', signed('adult'));
  expect([bought.status, bought.body.data?.signatureOption]).toEqual([200, { signatureOptionType: 'adult' }]);
  const [sent] = fake.calls.flatMap(({ json }) => json?.ShipmentRequest?.Shipment.Package ?? []).slice(-1);
  expect(sent.PackageServiceOptions).toEqual({ DeliveryConfirmation: { DCISType: '3' } });
  const errors = [{ code: 'FIELD_NOT_SUPPORTED', pointer: '/signatureOption/signatureOptionType' }];
  expect(await station.api.ship('ups-none', signed('indirect'))).toMatchObject({ status: 422, body: { errors } });
});

test('an account that ships from "us" sends domestic parcels to the US', async () => {
  const [{ shipFrom }] = (await station.api.get(ACCOUNTS)).body.accounts;
  const adapter = config({ clientSecret: KEYS.clientSecret });
  const from = { ...shipFrom, address: { ...shipFrom.address, countryCode: 'us' } };
  const account = { carrierId: 'ups-us', carrierCode: 'UPS', services: [GROUND], adapter };
  const created = await used.connect({ ...account, carrier: 'CARRIER_B', shipFrom: from });
  expect(created.body.account.shipFrom.address.countryCode).toBe('US');
  const recipient = { ...(parcel('ups')['recipient'] as { contact: object }) };
  recipient.contact = { ...recipient.contact, phoneNumber: '' };
  const bought = await station.api.ship('ups-us', parcel('ups-us', { recipient }));
  expect([bought.status, bought.body.errors ?? []]).toEqual([200, []]);
});

test('goods from Madrid to the Canary Islands go with their invoice, and not without what it says', async () => {
  const inSpain = (city: string, zipCode: string) => ({
    address: { countryCode: 'ES', city, zipCode, streetLine1: 'Calle Mayor 1' },
    contact: { personName: 'Ana Ruiz', phoneNumber: '+34 910 000 001' },
  });
  const goods = (more: object) => ({
    ...{ shipper: inSpain('Madrid', '28001'), recipient: inSpain('Telde', '35200') },
    customs: { customsItems: [{ description: 'Cup', quantity: 2, value: { amount: 5, currency: 'EUR' }, ...more }] },
  });
  const refused = await station.api.ship('ups-islands', parcel('ups', goods({})));
  expect(refused.body.errors).toMatchObject([{ pointer: '/customs/customsItems/0/countryOfOrigin' }]);
  const bought = await station.api.ship('ups-islands', parcel('ups', goods({ countryOfOrigin: 'PT' })));
  expect([bought.status, bought.body.errors ?? []]).toEqual([200, []]);
  const [sent] = fake.calls.flatMap(({ json }) => json?.ShipmentRequest?.Shipment ?? []).slice(-1);
  expect(sent.ShipTo.Address).toMatchObject({ CountryCode: 'IC', PostalCode: '35200' });
  expect(sent.ShipmentServiceOptions.InternationalForms.Product).toHaveLength(1);
});

test('a lost purchase is found by a look-up, and bought once', async () => {
  const before = fake.sales().length;
  fake.fail('ship', 'cut');
  expect((await station.api.ship('ups-4', parcel('ups'))).body.code).toBe('CARRIER_OUTCOME_UNKNOWN');
  const { shipment } = await shipmentOf('ups-4');
  await station.api.post(`${SHIPMENTS}/${shipment.id}/lookup`, {});
  const found = await shipmentOf('ups-4');
  expect(found.shipment).toMatchObject({ state: 'LABELLED', trackingNumbers: fake.sales().at(-1)?.trackingNumbers });
  expect(fake.sales()).toHaveLength(before + 1);
});

test('keys that were only typed bring UPS with its services, and accounts are compared by what they quote', async () => {
  const adapter = config({ clientSecret: KEYS.clientSecret });
  const { body } = await station.api.post(`${ACCOUNTS}/import`, { adapter });
  expect(body).toMatchObject({ result: 'ACCEPTED', works: true, carriers: [{ carrierCode: 'UPS' }] });
  const rates = (await station.api.post(`${SHIPMENTS}/rates`, parcel('ups'))).body as ShipmentRates;
  expect(rates.accounts.find(({ carrierId }) => carrierId === 'ups')).toMatchObject({
    result: 'QUOTED',
    quotes: [{ serviceCode: '03', cost: { amount: '11.05', currency: 'USD' }, delivery: { date: '2026-11-25' } }],
  });
});
