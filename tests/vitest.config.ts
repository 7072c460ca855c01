import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';

// `unit` and `window` are what `npm run verify` runs while working; `station` starts whole stations, draws and reads labels; `browser`
// opens the window of a whole station in Chromium.
const unit = ['tests/architecture/**/*.test.ts', 'tests/shared/**/*.test.ts', 'tests/engine/**/*.test.ts'];
const window = ['tests/window/**/*.test.ts'];
const browser = ['tests/browser/**/*.test.ts'];

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: unit } },
      {
        extends: true,
        plugins: [vue()],
        test: { name: 'window', include: window, environment: 'happy-dom', isolate: true },
      },
      {
        extends: true,
        test: {
          name: 'station',
          include: ['tests/**/*.test.ts'],
          exclude: [...unit, ...window, ...browser],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: browser,
          testTimeout: 60_000,
          hookTimeout: 180_000,
          // A browser on a busy machine may be late once; the report names every test that was.
          retry: 1,
          globalSetup: 'tests/browser/setup.ts',
        },
      },
    ],
    reporters: ['default'],
    // Every core, and files one after another in the same process: half the time is otherwise spent on reading the same modules again.
    // Those of the window have processes of their own, because its language is state of a module.
    maxWorkers: '100%',
    isolate: false,
    testTimeout: 30_000,
    // What is waited for may be late on a busy machine; a test that waits in vain fails all the same.
    expect: { poll: { timeout: 10_000 } },
  },
});
