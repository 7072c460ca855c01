import { closeSync, existsSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { line, request } from '../helpers/requests.ts';
import { useStation } from '../helpers/use-station.ts';
import { packbenchProcess } from './packbench.ts';

// The other tests run the command in their own process; what only a process has is tried here.
const station = useStation();
const ship = (itemCode: string) =>
  packbenchProcess(['ship', '-', '--json', '--transaction-id', `process-${itemCode}`], {
    input: JSON.stringify(request({ itemLines: [line({ itemCode })] })),
    env: {
      PACKBENCH_URL: station.baseUrl,
      PACKBENCH_ACCESS_KEY: station.credentials.accessKey,
      PACKBENCH_SECRET_KEY: station.credentials.secretKey,
    },
  });

test.each([
  ['bought', 0, { success: true, boughtBefore: false }],
  ['TEST-REJECT', 3, { success: false, code: 'CARRIER_REJECTED' }],
])(
  'reads standard input and the environment, and ends with the exit code of what became of it (%s)',
  async (...row) => {
    const [itemCode, code, answer] = row;

    expect(await ship(itemCode)).toMatchObject({ code, json: answer, err: '' });
  },
);

test('whose results nobody reads any more goes on, and ends with the exit code of what came of it', async () => {
  const here = ['--data-dir', station.dataDir];
  expect(await packbenchProcess([...here, 'carriers'], { results: 'nowhere' })).toMatchObject({ code: 0, err: '' });
});

test.runIf(existsSync('/dev/full'))('whose results cannot be written says so, and has failed', async () => {
  const full = openSync('/dev/full', 'w');
  const told = await packbenchProcess(['--data-dir', station.dataDir, 'carriers'], { results: full });
  closeSync(full);

  expect(told.code).toBe(1);
  expect(told.err).toMatch(/^What the command says could not be written: ENOSPC.* What it did is done\.\n$/);
});

test('writes all of a long answer before it ends, and complaints on standard error', async () => {
  const here = ['--data-dir', station.dataDir];
  const worst = { itemTransactionId: 7, weight: { units: 'STONE', value: '1' }, size: { units: 'ELL', length: '1' } };
  const wrong = request({ itemLines: Array.from({ length: 150 }, () => worst) });
  const told = await packbenchProcess([...here, 'ship', '-', '--json'], { input: JSON.stringify(wrong) });

  expect([told.code, told.json.code, told.err]).toEqual([2, 'VALIDATION_FAILED', '']);
  // More than a pipe holds.
  expect(told.out.length).toBeGreaterThan(2 ** 16);
  expect(await packbenchProcess([...here, 'fly'])).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining("unknown command 'fly'"),
  });
});
