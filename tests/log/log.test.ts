import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { logLine } from '#electron/platform/log/log-line.ts';
import { openLog } from '#electron/platform/log/open-log.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packbench-log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a line of the log', () => {
  const line = (details: Record<string, unknown>) => JSON.parse(logLine(0, 'something failed', details));

  test('has time, event and ids', () => {
    const whose = { webhookId: 'w1', clientId: 'c1', desk: 'Q7', part: 'printing' };
    expect(line(whose)).toMatchObject(whose);
    expect(line({ shipmentId: 's1', requestId: 'r1', count: 3, spilled: true })).toEqual({
      at: '1970-01-01T00:00:00.000Z',
      event: 'something failed',
      shipmentId: 's1',
      requestId: 'r1',
      count: 3,
      spilled: true,
    });
  });

  test('has an error by its kind and place, without its words; its time is its own', () => {
    const error = new TypeError('Jane Roe, 1 Main St', { cause: new RangeError('Jane Roe again') });
    const said = line({ error });
    expect(JSON.stringify(said)).not.toContain('Jane');
    expect(said).toMatchObject({ at: '1970-01-01T00:00:00.000Z', error: 'TypeError', cause: { error: 'RangeError' } });
    expect(said.stack[0]).toMatch(/^at .*log\.test\.ts/);
  });

  test('keeps the words of an error out that came as text', () => {
    expect(line({ error: 'SyntaxError: Unexpected token in "Jane Roe"' })).toMatchObject({ error: 'SyntaxError' });
    expect(line({ error: 'Jane Roe' })).toMatchObject({ error: 'string' });
  });

  test.each(['detail', 'recipient', 'body', 'message', 'names'])('leaves out "%s", whatever it holds', (name) => {
    expect(line({ [name]: 'Jane Roe' })).not.toHaveProperty(name);
  });

  test('leaves out what is no simple value, and is one line', () => {
    expect(line({ count: { name: 'Jane Roe' } })).toMatchObject({ count: null });
    expect(logLine(0, 'a\nb', { state: 'c\nd' })).not.toContain('\n');
  });
});

test('the files of the log are bounded in number and size, private, and the newest lines are in station.log', async () => {
  const echoed: string[] = [];
  const written = () =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('');
  const log = openLog(folder, { size: '1K', echo: (line) => echoed.push(line) });
  for (let count = 0; count < 400; count += 1) {
    log.write('counted', { count });
    // A file that is full is put away between two lines, once what was written is in it.
    if (count % 20 === 0) await expect.poll(written, { interval: 1 }).toContain(`"count":${count}`);
  }
  await log.close();
  const files = readdirSync(folder);
  expect(files).toContain('station.log');
  expect(files.length).toBeGreaterThan(2);
  expect(files.length).toBeLessThanOrEqual(5);
  if (process.platform !== 'win32') {
    expect(files.map((name) => statSync(join(folder, name)).mode & 0o777)).toEqual(files.map(() => 0o600));
  }
  expect(written()).toContain('"count":399');
  expect(echoed).toHaveLength(400);
});

test('a log that could not be written, as on a full disk, is written again once it can be', async () => {
  const path = join(folder, 'station.log');
  mkdirSync(path);
  const log = openLog(folder);
  log.write('lost', {});
  rmSync(path, { recursive: true });
  const said = () => {
    log.write('kept', {});
    return existsSync(path) && readFileSync(path, 'utf8');
  };
  await expect.poll(said).toContain('"event":"kept"');
  await log.close();
});
