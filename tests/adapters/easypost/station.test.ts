import { expect, test } from 'vitest';
import { createEasypostAdapter } from '#electron/adapters/easypost/index.ts';
import { line, request } from '../../helpers/requests.ts';
import { handClock } from '../../helpers/station.ts';
import { useConnectedStation } from '../connectors/connected-station.ts';
import { startEasypost } from './fake.ts';
import { CARRIER_ACCOUNT, TEST_KEY } from './stock.ts';

const used = useConnectedStation(startEasypost, (fake) => (ports) => createEasypostAdapter(ports, fake.url), {
  clock: handClock(),
});

test('an account is made, tested, bought from, and its label given back', async () => {
  const { fake } = used;
  const { api } = used.station;
  const adapter = { type: 'easypost', apiKey: TEST_KEY, carrierAccountId: CARRIER_ACCOUNT };
  const created = await used.connect({ carrierId: 'post', adapter });
  expect(created.body.account.adapter).toEqual({ ...adapter, apiKey: '********', mode: 'TEST' });
  expect((await api.post('/station/v1/accounts/post/test', {})).body).toMatchObject({ result: 'ACCEPTED' });

  const refused = await api.ship(
    'easypost-0',
    request({ carrierId: 'post', labelSpecification: { imageType: 'GIF' } }),
  );
  expect([refused.status, refused.body.errors]).toMatchObject([422, [{ pointer: '/labelSpecification/imageType' }]]);
  expect(fake.calls.filter(({ method }) => method === 'POST')).toEqual([]);

  const itemLines = [line(), line({ itemTransactionId: 'p2' })];
  const bought = await api.ship('easypost-1', request({ carrierId: 'post', itemLines }));
  expect(bought.status).toBe(200);
  const [sale] = fake.sales();
  const { transactionShipments } = bought.body.data;
  expect(transactionShipments.map((each: { trackingNumber: string }) => each.trackingNumber)).toEqual(
    sale?.trackingNumbers,
  );
  expect(Buffer.from(transactionShipments[0].packageDocuments[0].fileBase64, 'base64').toString()).toMatch(/^%PDF/);

  const { shipment } = await used.shipmentOf('easypost-1');
  expect(shipment).toMatchObject({ state: 'LABELLED', test: true, cost: { amount: '11.86', currency: 'USD' } });

  const voided = await api.post(`/station/v1/shipments/${shipment.id}/void`, { reason: 'Wrong weight' });
  expect(voided.body).toMatchObject({ outcome: 'submitted', shipment: { shipment: { state: 'LABELLED' } } });
  fake.refunds('refunded');
  const again = await api.post(`/station/v1/shipments/${shipment.id}/void`, { reason: 'Wrong weight' });
  expect(again.body).toMatchObject({ outcome: 'voided', shipment: { shipment: { state: 'VOIDED' } } });
});

test('a signature and a label asked for in small letters are bought as in capital ones', async () => {
  const { api } = used.station;
  const adapter = { type: 'easypost', apiKey: TEST_KEY, carrierAccountId: CARRIER_ACCOUNT };
  await used.connect({ carrierId: 'small', adapter });
  const signatureOption = { signatureOptionType: 'adult' };
  for (const imageType of ['pdf', 'ZPLII']) {
    const body = request({ carrierId: 'small', signatureOption, labelSpecification: { imageType } });
    const bought = await api.ship(`small-${imageType}`, body);
    expect([bought.status, bought.body.errors ?? []]).toEqual([200, []]);
    const sent = used.fake.calls.findLast(({ json }) => json?.shipment)?.json.shipment.options;
    expect(sent).toMatchObject({ delivery_confirmation: 'ADULT_SIGNATURE' });
  }
});
