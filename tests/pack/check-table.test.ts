import { expect, test } from 'vitest';
import { requireNone, runChecks } from '../../build/pack/check-table.ts';

test('a check that fails is told with its reason, and the others are run', async () => {
  const results = await runChecks([
    { name: 'First', run: () => 'as it should be' },
    { name: 'Second', run: () => Promise.reject(new Error('not there')) },
    {
      name: 'Third',
      run() {
        requireNone(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
        return 'never said';
      },
    },
    { name: 'Fourth', run: () => Promise.resolve('also') },
  ]);
  expect(results).toEqual([
    { name: 'First', passed: true, detail: 'as it should be' },
    { name: 'Second', passed: false, detail: 'not there' },
    { name: 'Third', passed: false, detail: 'a; b; c; d; e and 2 more' },
    { name: 'Fourth', passed: true, detail: 'also' },
  ]);
});
