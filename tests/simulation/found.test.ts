import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const at = (script: string) => join(import.meta.dirname, script);

test(
  'a fault that is planted in the engine is seen, shown in 20 steps at the most, and seen again by the command that is said',
  { timeout: 120_000 },
  async () => {
    const options = [
      '--only',
      'refusal-not-awaited',
      '--shrinks',
      '--workers',
      '1',
      '--seconds',
      '100',
      '--kinds',
      '1',
    ];
    const { stdout } = await run(process.execPath, [at('find-faults.ts'), ...options]);
    expect(stdout).toMatch(/^found {2}refusal-not-awaited: every answer stays true, seed \d+/);
    const [, steps, command = ''] = /^shrunk refusal-not-awaited: (\d+) steps in \d+ runs: (.*)$/m.exec(stdout) ?? [];
    expect(Number(steps)).toBeLessThanOrEqual(20);

    const [mutation = '', again = ''] = command.split(' npm run simulate -- ');
    const env = { ...process.env, MUTATION: mutation.replace('MUTATION=', '') };
    const failed = await run(process.execPath, [at('run.ts'), ...again.split(' ')], { env }).catch(
      (error: unknown) => error as { code: number; stdout: string },
    );
    expect(failed).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('FAILED every answer stays true') as unknown,
    });
  },
);
