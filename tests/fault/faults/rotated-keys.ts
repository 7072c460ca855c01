import type { GatewayAdapterConfig } from '#electron/adapters/gateway/config.ts';
import type { Account } from '#shared/schema/accounts/account.ts';
import { handClock } from '../../helpers/station.ts';
import { KEYS, OTHER_KEYS } from '../carrier/carrier-server.ts';
import { until } from '../../helpers/until.ts';
import { integer, pick, type Fault, type Random } from '../harness/fault.ts';
import { inThisProcess, type Here } from '../harness/here.ts';

/** Until a transaction that a station does not know may count as not bought, and more. */
const LONG_ENOUGH_MS = 5 * 60_000;

type Proof = Pick<GatewayAdapterConfig, 'accessKey' | 'secretKey' | 'token'>;
const fixed = (name: string): Proof => ({ token: `fixed-token-${name}` });
const PROOFS: readonly [Proof, ...Proof[]] = [KEYS, OTHER_KEYS, fixed('a'), fixed('b'), fixed('c')];

/** The keys, or the fixed token, of an account are replaced by another client's while purchases are in doubt. */
export const rotatedKeys: Fault = {
  name: 'rotated-keys',
  title: 'keys and tokens are replaced while a purchase is in doubt',
  runs: { short: 4, long: 200 },
  run: (times, random) => {
    const clock = handClock();
    return inThisProcess({ clock, account: { upstream: 'STATION' } }, async (here) => {
      const violations: string[] = [];
      for (let count = 0; count < times; count += 1) {
        const id = `rotated-${count}`;
        const isSold = count % 2 === 0;
        await rotate(here, random);
        await here.buyer.advance(here.station.api, id, isSold ? 'sell-then-reset' : 'reset');
        for (let turns = 1 + integer(random, 3); turns > 0; turns -= 1) await rotate(here, random);
        if (random() < 0.3) await here.restart();
        clock.turn(LONG_ENOUGH_MS);
        await here.station.api.renew();
        violations.push(...(await lookUp(here, id, isSold ? 'LABELLED' : 'REJECTED')));
        // A client that is told that nothing was bought sends again.
        await here.buyer.advance(here.station.api, id);
        await here.buyer.advance(here.station.api, id);
      }
      return violations;
    });
  },
};

async function rotate({ station: { api } }: Here, random: Random): Promise<void> {
  const { body } = await api.get('/station/v1/accounts');
  const account = (body.accounts as Account[]).find(({ carrierId }) => carrierId === 'gateway');
  if (account?.adapter.type !== 'gateway') throw new Error('There is no account');
  const { accessKey: _, secretKey: __, token: ___, ...rest } = account.adapter;
  const changed = { ...account, adapter: { ...rest, ...pick(random, PROOFS) } };
  const { status } = await api.call('PUT', '/station/v1/accounts/gateway', { body: changed });
  if (status !== 200) throw new Error(`The account was not changed: ${status}`);
}

/** Asks the carrier, as whoever bought: what was sold is found, and what was not is proved. */
async function lookUp({ station: { api } }: Here, id: string, wanted: string): Promise<string[]> {
  const stateOf = async () =>
    (await api.get(`/station/v1/shipments?transactionId=${id}`)).body.shipments[0] as { id: string; state: string };
  // The station asks by itself, too: what it asked before the clock was turned proves nothing, and nobody else may ask meanwhile.
  await until(async () => {
    const { id: shipmentId, state } = await stateOf();
    return state !== 'UNKNOWN' || (await api.post(`/station/v1/shipments/${shipmentId}/lookup`, {})).status !== 409;
  });
  // Its labels may be on their way still.
  await until(async () => (await stateOf()).state !== 'PURCHASED');
  const { state } = await stateOf();
  return state === wanted ? [] : [`wrong way: ${id} is ${state} after it was looked up, not ${wanted}`];
}
