import { expect, onTestFinished, test } from 'vitest';
import { testDefinition } from '#electron/adapters/test/definition.ts';
import { TEST_ACCOUNTS } from '#electron/carriers/test-accounts.ts';
import { LedgerAwayError } from '#electron/engine/ledger-errors.ts';
import { createManifests } from '#electron/engine/manifests/index.ts';
import type { Adapter } from '#electron/engine/shipping/adapter.ts';
import { accept, bringTo } from '../../ledger/samples.ts';
import { useLedger } from '../../ledger/use-ledger.ts';

const station = useLedger();
const caller = { clientId: 'client-1', scopes: ['ship' as const] };
const never = new AbortController().signal;

/** The manifests of a station whose ledger goes away once it has closed a day, before it can say so. */
function manifestsOfLedgerThatGoesAway() {
  const { ledger } = station;
  const asked: string[] = [];
  const adapter = {
    definition: testDefinition,
    manifest: async ({ manifestId }: { manifestId: string }) => {
      asked.push(manifestId);
      return { kind: 'created', ids: ['M1'], forms: [] };
    },
  };
  const close: typeof ledger.manifests.close = async (...day) => {
    await ledger.manifests.close(...day);
    throw new LedgerAwayError('The database is away: it did not answer a COMMIT');
  };
  const manifests = createManifests(
    {
      ledger: { ...ledger, manifests: { ...ledger.manifests, close } },
      adapters: { test: adapter as unknown as Adapter },
      manifests: { manifest: async () => Buffer.from('%PDF') },
      events: { publish: () => undefined },
      log: () => undefined,
    },
    { begun: never, over: never },
  );
  onTestFinished(() => manifests.stop());
  return { manifests, asked };
}

test("a carrier's manifest that was requested by a commit of which nobody heard is said not to have been sent, and can be asked for again", async () => {
  await station.ledger.accounts.createAll(TEST_ACCOUNTS);
  const { id: shipmentId } = await accept(station.ledger);
  await bringTo(station.ledger, shipmentId, 'LABELLED');
  const { manifests, asked } = manifestsOfLedgerThatGoesAway();
  await expect(manifests.close({ carrierId: 'test-a', caller, requestId: 'r' })).rejects.toThrow(LedgerAwayError);
  const [day] = (await station.ledger.manifests.list({ limit: 9 })).manifests;
  const id = day?.id ?? '';
  expect(day?.carrier).toMatchObject({ state: 'REQUESTED' });

  station.clock.at += 120_000;
  manifests.start();
  const carrier = async () => (await station.ledger.manifests.find(id))?.carrier;
  await expect.poll(carrier).toMatchObject({ state: 'REFUSED', trouble: { code: 'MANIFEST_NOT_SENT' } });
  expect(await manifests.askCarrier({ caller, id })).toMatchObject({
    carrierManifest: { state: 'CREATED', ids: ['M1'] },
  });
  expect(asked).toEqual([id]);
});
