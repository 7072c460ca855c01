import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { ScaleSignal } from '#electron/engine/scale/ports.ts';
import { createScaleDrivers } from '#electron/scale/index.ts';

const hasTerminals = spawnSync('python3', ['-c', 'import pty']).status === 0;
if (!hasTerminals) console.log('No python3 with pty here: serial scales are tested without a port only.');

const running: ChildProcessWithoutNullStreams[] = [];
afterEach(() => running.splice(0).forEach((child) => child.kill()));

/** The far end of a serial cable, and the path of the near one. */
async function cable() {
  const child = spawn('python3', [join(import.meta.dirname, 'serial-cable.py')]);
  running.push(child);
  let path = '';
  while (!path.endsWith('\n')) path += String((await once(child.stdout, 'data'))[0]);
  return { path: path.trim(), child };
}

const connection = (path: string, protocol: 'sics' | 'continuous') =>
  ({ type: 'serial', path, protocol, baudRate: 9600, framing: '8N1' }) as const;

describe.skipIf(!hasTerminals)('a scale on a serial port', () => {
  test('that is asked answers, weight by weight', async () => {
    const { path, child } = await cable();
    const answers = ['S D     1.1 kg', 'S S     1.234 kg'];
    const asked: string[] = [];
    child.stdout.on('data', (chunk: Buffer) => {
      asked.push(String(chunk));
      child.stdin.write(`${answers.shift() ?? 'S I'}\r\n`);
    });
    const heard: ScaleSignal[] = [];
    const scale = await createScaleDrivers().open(connection(path, 'sics'), (signal) => heard.push(signal));
    await expect
      .poll(() => heard)
      .toEqual([
        { kind: 'weight', value: '1.1', unit: 'kg', stable: false },
        { kind: 'weight', value: '1.234', unit: 'kg', stable: true },
      ]);
    await scale.close();
    expect(asked[0]).toBe('SI\r\n');
  });

  test('that speaks by itself is heard, from the middle of a line on', async () => {
    const { path, child } = await cable();
    const heard: ScaleSignal[] = [];
    const scale = await createScaleDrivers().open(connection(path, 'continuous'), (signal) => heard.push(signal));
    child.stdin.write('GS,+  9.9kg\r\nUS,GS,+  1.2kg\r\nST,GS,+  1.234kg\r\n');
    await expect.poll(() => heard.length).toBe(2);
    expect(heard[1]).toEqual({ kind: 'weight', value: '1.234', unit: 'kg', stable: true });
    await scale.close();
  });

  test('that is unplugged is lost', async () => {
    const { path, child } = await cable();
    const scale = await createScaleDrivers().open(connection(path, 'continuous'), () => undefined);
    child.kill();
    expect(await scale.lost).toEqual({ code: 'CONNECTION_BROKEN', values: { at: path } });
    await scale.close();
  });

  test('that is not there says so', async () => {
    const opened = createScaleDrivers().open(connection('/dev/ttyNOBODY', 'sics'), () => undefined);
    await expect(opened).rejects.toThrow(/^\/dev\/ttyNOBODY cannot be used\. .*No such file/);
    const values = { at: '/dev/ttyNOBODY', words: expect.stringContaining('No such file') };
    await expect(opened).rejects.toMatchObject({ trouble: { code: 'SYSTEM_SAYS', values } });
  });
});
