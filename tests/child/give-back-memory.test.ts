import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const MIB = 2 ** 20;
const MODULE = new URL('../../electron/platform/give-back-memory.ts', import.meta.url).href;

/** Takes some 60 MiB in small pieces, lets go of them, and looks every second, ten times, what it still has. */
const program = (isGiving: boolean) => `
  import { giveBackMemory } from '${MODULE}';
  if (${isGiving}) giveBackMemory();
  let taken = Array.from({ length: 500_000 }, (_, each) => ({ each, text: 'x' + each }));
  const most = process.memoryUsage().heapTotal;
  taken = taken.length;
  let looks = 0;
  const timer = setInterval(() => {
    if (++looks < 10) return;
    clearInterval(timer);
    console.log(JSON.stringify({ most, left: process.memoryUsage().heapTotal }));
  }, 1_000);`;

async function run(isGiving: boolean): Promise<{ most: number; left: number }> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program(isGiving)]);
  return JSON.parse(stdout) as { most: number; left: number };
}

test('an idle process gives back what nothing holds any more, which it would keep by itself', async () => {
  const [giving, keeping] = await Promise.all([run(true), run(false)]);
  expect(giving.most).toBeGreaterThan(40 * MIB);
  expect(giving.left).toBeLessThan(15 * MIB);
  expect(keeping.left).toBeGreaterThan(0.8 * keeping.most);
});
