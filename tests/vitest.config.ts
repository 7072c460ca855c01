import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';

import { temporaryFolder } from './temporary-folder.ts';
import { SLOWER } from './browser/slower.ts';
import { chosenOf } from './chosen-files.ts';
import { TEST_TIMEOUT_MS } from './forms.ts';
import { sortTests } from './sort-tests.ts';

// `unit` and `window` start no station, no other process and no browser; they are what `npm run verify` runs. `station` is everything
// else but `browser`, which opens the window of a whole station in Chromium.
const window = 'tests/window/**/*.test.ts';
const { quiet, starting, onDatabase } = sortTests();
const filesOf = (folder: string) => (file: string) => file.replaceAll('\\', '/').startsWith(`tests/${folder}/`);
const isBrowser = filesOf('browser');
const conformance = [...quiet, ...starting].filter(filesOf('ledger/conformance'));
const noProcess = new URL('./starts-no-process.ts', import.meta.url).href;

/** Tests of stations that keep the most for the time they take: ids, answers, voids, batches, prints, webhooks, manifests, events. */
const KEPT_BY_STATIONS = [
  'tests/api/accounts/clients.test.ts',
  'tests/api/batches/batches.test.ts',
  'tests/api/batches/batch-retry.test.ts',
  'tests/api/history/attention.test.ts',
  'tests/api/history/carrier-invoices.test.ts',
  'tests/api/history/hand-overs.test.ts',
  'tests/api/history/history.test.ts',
  'tests/api/history/manifests.test.ts',
  'tests/api/orders/orders.test.ts',
  'tests/api/orders/packing.test.ts',
  'tests/api/roles/overrides.test.ts',
  'tests/api/roles/packers.test.ts',
  'tests/api/roles/who-did-it.test.ts',
  'tests/api/shipping/documents-on-demand.test.ts',
  'tests/api/shipping/lost-answer.test.ts',
  'tests/api/shipping/repeated-id.test.ts',
  'tests/api/shipping/same-content.test.ts',
  'tests/api/shipping/void.test.ts',
  'tests/api/station/events.test.ts',
  'tests/api/station/webhooks.test.ts',
  'tests/printing/print-jobs.test.ts',
  'tests/printing/queue.test.ts',
];

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: quiet,
          exclude: [window],
          execArgv: ['--import', noProcess],
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        extends: true,
        plugins: [vue()],
        test: {
          name: 'window',
          include: [window],
          environment: 'happy-dom',
          setupFiles: ['tests/window/begin-anew.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'station',
          include: chosenOf(starting.filter((file) => !isBrowser(file) && !filesOf('window')(file))),
          globalSetup: 'tests/built.ts',
          // Node reads the sources as they are, as it does for users: sooner than they are transformed.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        extends: true,
        test: {
          // The promises of the ledger once more, on a database that stations share, and what stations keep in it.
          name: 'postgres',
          include: [...chosenOf(onDatabase), ...chosenOf([...conformance, ...KEPT_BY_STATIONS], { shares: [] })],
          env: { TEST_LEDGER: 'postgres' },
          globalSetup: 'tests/postgres/server.ts',
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: chosenOf(starting.filter(isBrowser)),
          testTimeout: 120_000 * SLOWER,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 25_000 * SLOWER } },
          globalSetup: ['tests/built.ts', 'tests/browser/setup.ts'],
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
    ],
    reporters: ['default'],
    // Two more than there are cores, since some wait for what they started; and files one after another in the same process: half the time
    // is otherwise spent on reading the same modules again.
    maxWorkers: availableParallelism() + 2,
    isolate: false,
    // Stations and commands in processes of their own start faster from what Node has compiled before.
    env: {
      ...temporaryFolder(),
      NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)),
    },
    testTimeout: TEST_TIMEOUT_MS,
    hookTimeout: TEST_TIMEOUT_MS,
    setupFiles: 'tests/properties.ts',
    // What is waited for may be late on a busy machine; a test that waits in vain fails all the same.
    expect: { poll: { timeout: 25_000 } },
  },
});
