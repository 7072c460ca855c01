import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const MIB = 2 ** 20;
const LITTLE = 15 * MIB;
const MODULE = new URL('../../electron/platform/give-back-memory.ts', import.meta.url).href;

/** Takes some 60 MiB in small pieces, lets go of them, and looks every second what it still has, until that is little; so many times at the most. */
const program = (isGiving: boolean, looks: number) => `
  import { giveBackMemory } from '${MODULE}';
  if (${isGiving}) giveBackMemory();
  let taken = Array.from({ length: 500_000 }, (_, each) => ({ each, text: 'x' + each }));
  const most = process.memoryUsage().heapTotal;
  taken = taken.length;
  let looks = ${looks};
  const timer = setInterval(() => {
    const left = process.memoryUsage().heapTotal;
    if (left > ${LITTLE} && --looks > 0) return;
    clearInterval(timer);
    console.log(JSON.stringify({ most, left }));
  }, 1_000);`;

async function run(isGiving: boolean, looks: number): Promise<{ most: number; left: number }> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    program(isGiving, looks),
  ]);
  return JSON.parse(stdout) as { most: number; left: number };
}

test('an idle process gives back what nothing holds any more, which it would keep by itself', async () => {
  const [giving, keeping] = await Promise.all([run(true, 45), run(false, 10)]);
  expect(giving.most).toBeGreaterThan(40 * MIB);
  expect(giving.left).toBeLessThanOrEqual(LITTLE);
  expect(keeping.left).toBeGreaterThan(0.8 * keeping.most);
});

/** Opens files until no more can be opened, and says so once it was looked a few times how much memory is in use. */
const CROWDED = `
  import { openSync } from 'node:fs';
  import { giveBackMemory } from '${MODULE}';
  giveBackMemory();
  const open = [];
  try {
    for (;;) open.push(openSync('/dev/null', 'r'));
  } catch ({ code }) {
    const timer = setInterval(() => {
      clearInterval(timer);
      console.log(code);
    }, 5_000);
  }`;

test('a process that can open no more files goes on', async () => {
  const limited = ['-c', 'ulimit -n 100; exec "$0" --input-type=module -e "$1"', process.execPath, CROWDED];
  const { stdout } = await promisify(execFile)('sh', limited);
  expect(stdout.trim()).toBe('EMFILE');
});
