/**
 * `npm run examples`: records an example of every route from a station that runs, for the documentation. What would differ from run to
 * run, or look like a secret, is replaced.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { createTestAdapter } from '../../electron/adapters/test/index.ts';
import type { Adapter } from '#electron/engine/shipping/adapter.ts';
import { ledgerPath } from '#electron/platform/data-folder.ts';
import { restoreAtStart } from '#electron/start/restore-at-start.ts';
import { startStation } from '../../electron/station.ts';
import { routes } from '../../shared/api/index.ts';
import { DEVICE_EXAMPLES } from './devices.ts';
import { recorder, type Examples } from './recorder.ts';
import { playScenario } from './scenario.ts';
import { secretsIn, shortenAnswers, steady } from './steady.ts';

const TARGET = new URL('../../shared/api/examples.json', import.meta.url);
let now = Date.parse('2026-03-02T09:00:00Z');
/** By how much the clock of the machine is ahead of the time that passed. */
let ahead = 0;

/** A carrier that can be asked what became of a purchase, what it would cost, what it offers and for its manifest, and knows. */
const knowing: Adapter = {
  ...createTestAdapter(),
  lookup: async ({ platformTrackingNumbers }) => ({
    kind: 'purchased',
    trackingNumbers: platformTrackingNumbers.map((number) => `TEST${number}`),
  }),
  rates: async ({ services: [service] }) => {
    const cost = { amount: '8.50', currency: 'USD' };
    const delivery = { days: 2, date: '2026-03-04', words: null };
    return { kind: 'quoted', quotes: [{ serviceCode: service?.serviceCode ?? '', cost, delivery }], refused: [] };
  },
  manifest: async () => ({ kind: 'submitted', notes: { requestId: 'r-1' } }),
  followManifest: async () => ({ kind: 'created', ids: ['m-1'], forms: [Buffer.from('%PDF-1.7')] }),
  importCarriers: async () => {
    const offered = { domestic: true, international: false, isMultiPackageSupported: true };
    const services = [{ serviceCode: 'I_GROUND', name: 'Ground', ...offered }];
    const carrier = { adapter: {}, carrierCode: 'CARRIER_I', name: 'Carrier I', nickname: null };
    return {
      kind: 'imported',
      carriers: [{ ...carrier, requiresFundedAmount: false, balance: null, services, packages: [] }],
    };
  },
};
const parent = mkdtempSync(join(tmpdir(), 'packbench-examples-'));
const printed = join(parent, 'printed');
mkdirSync(printed);
const dataDir = join(parent, 'data');
const clock = { now: () => now + ahead, elapsed: () => now };
const options = { dataDir, host: '127.0.0.1', port: 0, clock, adapters: [() => knowing] };
const station = await startStation(options);
const { client, secretKey } = await station.engine.identity.createClient({
  name: 'Shop system',
  scopes: ['ship', 'read', 'print', 'admin'],
});

const examples: Examples = {};
const callAs = recorder(station.baseUrl, examples, () => void (now += 1000));
const quietly = recorder(station.baseUrl, {}, () => undefined);
const fillDisk = (isFull: boolean) => void (station.disk.freeBytes = () => (isFull ? 9 : 50_000) * 2 ** 20);
fillDisk(false);
const keys = { client_id: client.accessKey, client_secret: secretKey };
const setClockAhead = (milliseconds: number) => void (ahead = milliseconds);
await playScenario({ callAs, quietly, keys, printed, fillDisk, setClockAhead });
await station.stop();
await recordRestore();
Object.assign(examples, DEVICE_EXAMPLES);
rmSync(parent, { recursive: true });

const answers = Object.values(examples).flatMap(({ responses }) => Object.values(responses));
const sorted = Object.fromEntries(Object.entries(examples).sort());
const text = steady(JSON.stringify(shortenAnswers(sorted)), [
  [secretKey, '…'],
  ...answers.flatMap(secretsIn).map((secret) => [secret, secret.startsWith('whsec_') ? 'whsec_…' : '…'] as const),
  [station.baseUrl, 'http://127.0.0.1:4820'],
  [parent, '/srv/packbench'],
]);
writeFileSync(TARGET, (await format('examples.json', text, { printWidth: 120 })).code);

const missing = Object.keys(routes).filter((id) => !(id in examples));
console.log(`${Object.keys(examples).length} examples; routes without one: ${missing.join(', ') || 'none'}.`);

/** The ledger is damaged and the station goes back to its backup: purchases wait for a person. */
async function recordRestore(): Promise<void> {
  writeFileSync(ledgerPath(dataDir), 'This was a ledger once.');
  const [backup] = readdirSync(join(dataDir, 'backups')).filter((name) => name.endsWith('.db'));
  await restoreAtStart(dataDir, backup);
  const restored = await startStation(options);
  const keyed = { body: { grant_type: 'client_credentials', ...keys } } as const;
  const { access_token: token } = await recorder(restored.baseUrl, {}, () => undefined)(null)('issueToken', keyed);
  await recorder(restored.baseUrl, examples, () => undefined)(token)('confirmRestore');
  await restored.stop();
}
