import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { CreateAdapter } from '#electron/adapters/index.ts';
import type { Account } from '#shared/schema/accounts/account.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import { line, request } from '../../helpers/requests.ts';
import { handClock, type TestStation } from '../../helpers/station.ts';
import { SHIPMENTS as shipments, useConnectedStation } from './connected-station.ts';
import { type FakeService, isLost, TRANSPORT_FAULTS } from './fake-service.ts';

/** One sale at a fake, as its books have it. */
export interface FakeSale {
  trackingNumbers: string[];
}

export interface ConnectorFake extends FakeService {
  sales(): readonly FakeSale[];
}

/** Something that only this service does; what must have come of it. */
export interface OwnFault {
  name: string;
  arrange(fake: ConnectorFake): void;
  /** How many parcels are sent; one unless given. */
  packages?: number;
  state: ShipmentState;
  /** How many sales there are in the books afterwards. */
  sales: number;
}

export interface Connector {
  name: string;
  startFake(): Promise<ConnectorFake>;
  /** The connector with the fake in the place of its service. */
  create(fake: ConnectorFake): CreateAdapter;
  /** What its account has other than a default one of carrier A in the US; `adapter` with the fake's keys. */
  account(fake: ConnectorFake): Partial<Account> & Pick<Account, 'adapter'>;
  /** What a create call has other than a domestic parcel of that account. */
  request?: Record<string, unknown>;
  /** The steps of a purchase by the names that the fake's routes give them, in order; the last one sells. */
  steps: readonly string[];
  own: readonly OwnFault[];
}

const CARRIER_ID = 'under-test';
/** Long after a purchase that was lost would have arrived. */
const LATE_MS = 30 * 60_000;
const CERTAINLY_NOT: readonly ShipmentState[] = ['NOT_SENT', 'REJECTED'];
const SOLD: readonly ShipmentState[] = ['PURCHASED', 'LABELLED'];

/**
 * Every way in which a purchase can go wrong, at every step of it, through a whole station: whatever happens, no second sale is made, and
 * wherever the service might have sold, the ledger says so (connectors.md, 4.4; contract, section 12).
 */
export function connectorFaults(connector: Connector): void {
  const { name, steps, own } = connector;
  const clock = handClock();
  const used = useConnectedStation(connector.startFake, connector.create, { clock });
  let fake: ConnectorFake;
  let station: TestStation;
  let count = 0;
  let before = 0;

  beforeAll(async () => {
    ({ fake, station } = used);
    await waitForPurchases(1);
    const created = await used.connect({ carrierId: CARRIER_ID, ...connector.account(fake) });
    expect(created.body.errors ?? []).toEqual([]);
  });
  beforeEach(() => {
    fake.heal();
    fake.violations.length = 0;
    before = fake.sales().length;
  });

  async function waitForPurchases(purchaseTimeoutSeconds: number): Promise<void> {
    const settings = (await station.api.get('/station/v1/settings')).body;
    await station.api.call('PUT', '/station/v1/settings', { body: { ...settings, purchaseTimeoutSeconds } });
  }

  const sold = () => fake.sales().slice(before);

  async function ship(packages = 1) {
    const transactionId = `${name}-${++count}`;
    const itemLines = Array.from({ length: packages }, (_, index) =>
      line({ itemTransactionId: `p${index + 1}`, weight: { units: 'LB', value: 2 } }),
    );
    const body = request({ carrierId: CARRIER_ID, itemLines, ...connector.request });
    const answer = await station.api.ship(transactionId, body);
    const { id } = (await station.api.get(`${shipments}?transactionId=${transactionId}`)).body.shipments[0];
    const repeat = async () => (await station.api.ship(transactionId, body)).status;
    return { answer, id: id as string, state: () => stateOf(id), repeat };
  }
  const detailOf = async (id: string) => (await station.api.get(`${shipments}/${id}`)).body;
  const stateOf = async (id: string): Promise<ShipmentState> => (await detailOf(id)).shipment.state;

  /** Asked at last, and at rest, the ledger and the books agree as far as anybody can know. */
  async function expectSettled(id: string): Promise<void> {
    fake.heal();
    clock.turn(LATE_MS);
    await station.api.renew();
    const { actions } = await detailOf(id);
    if (actions.includes('lookup')) await station.api.post(`${shipments}/${id}/lookup`, {});
    const { shipment } = await detailOf(id);
    if (SOLD.includes(shipment.state))
      expect([shipment.trackingNumbers]).toEqual(sold().map((sale) => sale.trackingNumbers));
    if (CERTAINLY_NOT.includes(shipment.state)) expect(sold()).toEqual([]);
    if (sold().length > 0) expect([...SOLD, 'UNKNOWN']).toContain(shipment.state);
  }

  describe(`${name}: nothing is bought twice, and nothing that may have been bought is said not to be`, () => {
    test('without any fault one label is bought', async () => {
      await waitForPurchases(60);
      onTestFinished(() => waitForPurchases(1));
      const { answer, state } = await ship();
      expect(answer.body.detail ?? '').toBe('');
      expect([answer.status, await state()]).toEqual([200, 'LABELLED']);
      expect(sold()).toHaveLength(1);
      expect(fake.violations).toEqual([]);
    });

    describe.each(steps)('%s', (step) => {
      const sells = step === steps.at(-1);

      test.each(TRANSPORT_FAULTS)('%s', async (fault) => {
        fake.fail(step, fault);
        const { answer, id, state, repeat } = await ship();
        const found = await state();
        expect(sold().length).toBeLessThanOrEqual(1);
        if (answer.status === 200) expect(sold()).toHaveLength(1);
        else if (sells && isLost(fault)) expect(found).toBe('UNKNOWN');
        else expect(CERTAINLY_NOT).toContain(found);
        if (found === 'NOT_SENT')
          expect(answer.body).toMatchObject({ code: 'CARRIER_UNAVAILABLE', purchase: 'not_made' });
        if (fault === 'too-many-for-7-seconds') expect(answer.body.detail).toContain('7 seconds');
        const sales = sold().length;
        await expectSettled(id);
        if (!CERTAINLY_NOT.includes(await state())) expect(await repeat()).toBe(409);
        expect(sold()).toHaveLength(sales);
        expect(fake.violations).toEqual([]);
      });
    });

    test.each(own)('$name', async ({ arrange, packages, state: expected, sales }) => {
      arrange(fake);
      const { id, state } = await ship(packages);
      expect([await state(), sold().length]).toEqual([expected, sales]);
      await expectSettled(id);
      expect(sold()).toHaveLength(sales);
      expect(fake.violations).toEqual([]);
    });
  });
}
