import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const FIND = join(import.meta.dirname, 'find-faults.ts');

test(
  'a fault that is planted in the engine is seen, and shown in 20 steps at the most',
  { timeout: 120_000 },
  async () => {
    const options = ['--only', 'refusal-not-awaited', '--shrinks', '--workers', '1', '--seconds', '100'];
    const { stdout } = await promisify(execFile)(process.execPath, [FIND, ...options]);
    const [, invariant, steps] = /^found {2}refusal-not-awaited: (.*), seed \d+, (\d+) steps/.exec(stdout) ?? [];
    expect(invariant).toBe('every answer stays true');
    expect(Number(steps)).toBeLessThanOrEqual(20);
  },
);
