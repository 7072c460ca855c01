import { expect, test } from 'vitest';
import type { HealthCheck } from '#shared/schema/station/health.ts';
import { request } from '../../helpers/requests.ts';
import { startTestStation, type TestStation } from '../../helpers/station.ts';

async function onStation<T>(look: (station: TestStation) => Promise<T>): Promise<T> {
  const station = await startTestStation();
  try {
    return await look(station);
  } finally {
    await station.dispose();
  }
}
const readiness = async ({ api }: TestStation) => {
  const { status, body } = await api.get('/health/ready');
  return {
    status,
    says: body.status,
    checks: new Map((body.checks as HealthCheck[]).map((check) => [check.name, check])),
  };
};

test('a station that runs is live, and a fresh one is ready, with every check in words', () =>
  onStation(async (station) => {
    expect((await station.api.get('/health/live', { token: null })).body).toEqual({ status: 'live' });
    const { status, says, checks } = await readiness(station);

    expect([status, says]).toEqual([200, 'ready']);
    expect([...checks.keys()]).toEqual(expect.arrayContaining(['ledger', 'disk', 'unknown', 'accounts']));
    for (const check of checks.values())
      expect(check).toMatchObject({ status: 'ok', detail: expect.stringMatching(/.{10,}/) });
  }));

test('it needs a token to say more than that it is live', () =>
  onStation(async ({ api }) => {
    expect((await api.get('/health/ready', { token: null })).status).toBe(401);
  }));

test('a purchase in doubt is a warning, and the station is ready all the same', () =>
  onStation(async (station) => {
    await station.api.ship(
      'doubt',
      request({ itemLines: [{ itemCode: 'TEST-UNKNOWN', weight: { units: 'LB', value: 2 } }] }),
    );
    // However many there are, none of them is read and checked for it.
    station.ledger.shipments.listInStates = () => Promise.reject(new Error('All shipments in doubt were read'));
    const { status, checks } = await readiness(station);

    expect(status).toBe(200);
    expect(checks.get('unknown')).toMatchObject({ status: 'warning', detail: expect.stringContaining('1') });
    expect((await station.api.get('/metrics')).status).not.toBe(500);
  }));

test.each<[string, string, (station: TestStation) => unknown]>([
  [
    'a ledger that does not answer',
    'ledger',
    ({ ledger }) => (ledger.checks = () => Promise.reject(new Error('broken'))),
  ],
  ['a full disk', 'disk', ({ disk }) => (disk.freeBytes = () => 1000)],
  ['no carrier account', 'accounts', ({ ledger }) => (ledger.accounts.list = () => Promise.resolve([]))],
])('%s is 503, with the reason', (_name, check, spoil) =>
  onStation(async (station) => {
    spoil(station);
    const { status, says, checks } = await readiness(station);

    expect([status, says]).toEqual([503, 'not_ready']);
    expect(checks.get(check)?.status).toBe('failed');
  }),
);

test('little room is a warning before it is a failure', () =>
  onStation(async (station) => {
    station.disk.freeBytes = () => 100 * 2 ** 20;

    expect((await readiness(station)).checks.get('disk')).toMatchObject({
      status: 'warning',
      detail: expect.stringContaining('100 MiB'),
    });
  }));

test('asking writes nothing', () =>
  onStation(async (station) => {
    await readiness(station);

    expect((await station.ledger.shipments.verifyJournal()).lines).toBe(0);
  }));
