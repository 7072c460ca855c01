import { defineConfig } from 'vitest/config';

// Two projects: `unit` is what `npm run verify` runs while working; `station` starts whole stations, draws and reads labels.
const unit = ['tests/architecture/**/*.test.ts', 'tests/shared/**/*.test.ts', 'tests/engine/**/*.test.ts'];

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: unit } },
      { extends: true, test: { name: 'station', include: ['tests/**/*.test.ts'], exclude: unit, testTimeout: 30_000 } },
    ],
    reporters: ['default'],
  },
});
