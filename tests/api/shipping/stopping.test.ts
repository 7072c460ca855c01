import { expect, test } from 'vitest';
import { request } from '../../helpers/requests.ts';
import { startTestStation } from '../../helpers/station.ts';

const slow = (milliseconds: number) =>
  request({ itemLines: [{ itemCode: `TEST-SLOW-${milliseconds}`, weight: { units: 'LB', value: 2 } }] });

test('a purchase that outlasts the patience of a stop is in doubt: its caller is told, and so is the ledger', async () => {
  const station = await startTestStation({ stopPatienceMs: 200 });
  const answer = station.api.ship('endless', slow(600_000));
  await expect
    .poll(async () => (await station.api.get('/station/v1/shipments')).body.shipments)
    .toMatchObject([{ state: 'SENDING' }]);
  await station.stop();

  const { status, body } = await answer;
  expect([status, body.code, body.purchase]).toEqual([504, 'CARRIER_OUTCOME_UNKNOWN', 'unknown']);
  const again = await startTestStation({ dataDir: station.dataDir });
  const { shipments } = (await again.api.get('/station/v1/shipments')).body;
  const repeat = await again.api.ship('endless', request());
  await again.dispose();
  expect([shipments.length, shipments[0].state, repeat.body.code]).toEqual([1, 'UNKNOWN', 'TRANSACTION_IN_DOUBT']);
});

test('a purchase that ends within the patience is answered and kept', async () => {
  const station = await startTestStation({ stopPatienceMs: 5000 });
  const answer = station.api.ship('short', slow(1000));
  await expect
    .poll(async () => (await station.api.get('/station/v1/shipments')).body.shipments)
    .toMatchObject([{ state: 'SENDING' }]);
  await station.stop();
  const { status, body } = await answer;
  const again = await startTestStation({ dataDir: station.dataDir });
  const recalled = await again.api.get('/station/v1/shipments/by-transaction/short');
  await again.dispose();

  expect([status, recalled.body.state]).toEqual([200, 'LABELLED']);
  expect(recalled.body.data).toEqual(body.data);
});

test('while the station stops, whoever repeats an id is told of the transaction that holds it', async () => {
  const station = await startTestStation();
  await station.api.ship('bought', request());
  const running = station.api.ship('running', slow(60_000));
  await expect
    .poll(async () => (await station.api.get('/station/v1/shipments?state=SENDING')).body.shipments)
    .toMatchObject([{ transactionId: 'running' }]);
  void station.engine.stop(500);
  const [bought, sending, first] = await Promise.all(
    ['bought', 'running', 'new'].map((id) => station.api.ship(id, request())),
  );
  await running;
  await station.dispose();

  expect([bought, sending, first].map((answer) => [answer?.body.code, answer?.body.purchase])).toEqual([
    ['STATION_STOPPING', 'made'],
    ['STATION_STOPPING', 'unknown'],
    ['STATION_STOPPING', 'not_made'],
  ]);
});
