import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileURLToPath } from 'node:url';
import type { Checkpoint } from '#electron/engine/shipping/purchase/checkpoint.ts';
import type { LedgerAddress } from '#electron/ledger/postgres/address.ts';
import { some } from '../../../forms.ts';
import { apiOf, spawnStation, type SpawnedStation } from '../../../fault/harness/spawn-station.ts';
import type { Api } from '../../../helpers/api.ts';
import { request } from '../../../helpers/requests.ts';
import { newFolder } from '../../../helpers/station-process.ts';
import { startTestStation, type TestStation } from '../../../helpers/station.ts';
import { startCorner, KEY, type CornerFake } from './fake.ts';
import { createCorner } from './index.ts';

const MANIFESTS = '/station/v1/manifests';

/** A moment at which the station is killed. */
interface Moment {
  name: string;
  /** A step of the station; without one it is killed once the carrier has it, and is silent. */
  dieAt?: Checkpoint;
  /** What the carrier does with it. */
  carrier?: Parameters<CornerFake['nextManifest']>[0];
  /** How often it was sent, and how many the carrier has made of it. */
  sent: number;
  made: number;
}

export const MOMENTS = {
  notSent: { name: 'is requested, and nothing of it sent', dieAt: 'manifest-requested', sent: 0, made: 0 },
  sent: { name: 'is sent, and not answered', sent: 1, made: 1 },
  sentInVain: { name: 'is sent, not answered, and not made', carrier: { words: 'Too late.' }, sent: 1, made: 0 },
  inWork: { name: 'is sent, not answered, and in work there', carrier: 'later', sent: 1, made: 1 },
  answered: { name: 'was answered, and nothing of that stored', dieAt: 'manifest-answered', sent: 1, made: 1 },
} satisfies Record<string, Moment>;

/**
 * A station that is killed while its carrier is asked for a manifest, in a process of its own: after the restart none is sent twice by itself, its
 * state is true, and a person can go on.
 * @param newLedger where it keeps its ledger; in its data folder unless there is an address
 */
export function killedWhileAsking(
  moments: readonly Moment[],
  newLedger: () => Promise<{ address?: LedgerAddress; drop(): Promise<void> }>,
): void {
  let fake: CornerFake;
  let ledger: Awaited<ReturnType<typeof newLedger>>;
  let killed: SpawnedStation | null = null;
  let station: TestStation | null = null;

  beforeEach(async () => {
    fake = await startCorner();
    ledger = await newLedger();
  });
  afterEach(async () => {
    killed?.signal('SIGKILL');
    await killed?.ended;
    await station?.stop();
    station = killed = null;
    await ledger.drop();
    await fake.close();
  });

  const posts = () => fake.calls.filter(({ method, path }) => method === 'POST' && path === '/v1/manifests').length;
  const questions = () =>
    fake.calls.filter(({ method, path }) => method === 'GET' && /\/manifests\//.test(path)).length;

  test.each(some(moments, 2))('one that $name', async ({ dieAt, carrier, sent, made }) => {
    const dataDir = newFolder();
    killed = spawnStation(dataDir, {
      entry: fileURLToPath(new URL('./corner-station.ts', import.meta.url)),
      env: { CORNER: fake.url, ...(ledger.address && { LEDGER: JSON.stringify(ledger.address) }) },
      ...(dieAt && { dieAt: { step: dieAt } }),
    });
    await closeDay(await apiOf(killed, dataDir));
    expect([(await killed.ended).signal, posts(), fake.manifests().length]).toEqual(['SIGKILL', sent, made]);

    station = await startTestStation({
      dataDir,
      adapters: [(ports) => createCorner(ports, fake.url)],
      ...(ledger.address && { ledger: { ...ledger.address, isTrusted: true } }),
    });
    const { api } = station;
    const [{ id }] = (await api.get(MANIFESTS)).body.manifests;
    const state = async () => (await api.get(`${MANIFESTS}/${id}`)).body.manifest.carrierManifest;
    const ask = async (body = {}) => (await api.post(`${MANIFESTS}/${id}/carrier`, body)).body;
    await expect.poll(questions).toBeGreaterThan(0);
    if (carrier === 'later') {
      await expect.poll(state).toMatchObject({ state: 'SUBMITTED' });
      fake.makeManifests();
      await ask();
    }
    if (made === 1) await expect.poll(state).toMatchObject({ state: 'CREATED', ids: [`m-${id}`] });
    else {
      expect(await state()).toMatchObject({ state: 'UNKNOWN', trouble: { code: 'STOPPED_BEFORE_ANSWER' } });
      expect(posts()).toBe(sent);
      expect((await ask()).manifest.carrierManifest.state).toBe('UNKNOWN');
      expect(posts()).toBe(sent);
      expect((await ask({ isNotThere: true })).manifest.carrierManifest).toMatchObject({ state: 'CREATED' });
    }
    expect((await ask({ isNotThere: true })).code).toBe('STATE_CONFLICT');
    expect((await api.post(MANIFESTS, { carrierId: 'corner' })).body.code).toBe('STATE_CONFLICT');
    expect((await api.get((await state()).forms[0])).headers.get('content-type')).toBe('application/pdf');
    expect([posts(), fake.manifests()]).toEqual([made === 1 ? sent : sent + 1, [['ord_1']]]);

    /** Buys a label and closes the day, of which the station dies. */
    async function closeDay(first: Api): Promise<void> {
      const [template] = (await first.get('/station/v1/accounts')).body.accounts;
      const account = { ...template, carrierId: 'corner', adapter: { type: 'corner', apiKey: KEY } };
      expect((await first.post('/station/v1/accounts', account)).status).toBe(201);
      expect((await first.ship('day-1', request({ carrierId: 'corner' }))).status).toBe(200);
      if (carrier) fake.nextManifest(carrier);
      if (!dieAt) fake.fail('manifest', 'silent');
      const closing = first.post(MANIFESTS, { carrierId: 'corner' }).catch(() => null);
      if (!dieAt) {
        await expect.poll(posts).toBe(1);
        killed?.signal('SIGKILL');
      }
      expect(await closing).toBeNull();
    }
  });
}
