import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeAddress, writeFirstCredentials } from '#electron/platform/data-folder.ts';
import { noStrace, readCalls } from '../fault/harness/strace.ts';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'packbench-keys-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const path = () => join(folder, 'credentials.json');
const KEYS = { accessKey: 'AK', secretKey: 'SK' };

describe('credentials.json, the one place that has the secret key', () => {
  const isUnwatched = noStrace();
  if (isUnwatched !== null) console.log(`What the system is asked is not watched: ${isUnwatched}.`);

  test.skipIf(isUnwatched !== null)(
    'is on the disk under its draft’s name before it takes the place of the old one',
    () => {
      const trace = join(folder, 'trace');
      const module = new URL('../../electron/platform/data-folder.ts', import.meta.url).href;
      const script = `import { writeAddress, writeFirstCredentials } from ${JSON.stringify(module)};
      const [folder] = process.argv.slice(-1);
      writeFirstCredentials(folder, ${JSON.stringify(KEYS)});
      writeAddress(folder, 'http://127.0.0.1:4820');`;
      const watched = ['-f', '-y', '-e', 'trace=fsync,rename,renameat2', '-o', trace];
      const node = [process.execPath, '--input-type=module', '-e', script, folder];
      expect(spawnSync('strace', [...watched, ...node], { encoding: 'utf8' }).status).toBe(0);
      const calls = readCalls(readFileSync(trace, 'utf8')).filter(({ about }) => about.includes(folder));
      const said = calls.map(
        ({ name, about }) => `${name} ${about.includes('credentials.json.new') ? 'draft' : 'folder'}`,
      );

      const once = [/^fsync draft$/, /^rename\w* draft$/, /^fsync folder$/];
      expect(said).toHaveLength(6);
      said.forEach((each, index) => expect(each).toMatch(once[index % 3] ?? /$^/));
    },
  );

  test('is left alone by a start at the address that stands in it, and gets another one', () => {
    writeFirstCredentials(folder, KEYS);
    writeAddress(folder, 'http://127.0.0.1:4820');
    const { ino } = statSync(path());
    expect(writeAddress(folder, 'http://127.0.0.1:4820')).toBe(true);
    expect(statSync(path()).ino).toBe(ino);

    // As an editor of Windows writes it.
    writeFileSync(path(), `\uFEFF${readFileSync(path(), 'utf8')}`);
    expect(writeAddress(folder, 'http://127.0.0.1:4821')).toBe(true);
    expect(JSON.parse(readFileSync(path(), 'utf8'))).toEqual({ ...KEYS, baseUrl: 'http://127.0.0.1:4821' });
  });
});
