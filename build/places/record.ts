/**
 * Puts together `electron/places/*.br`, the tables of postal codes and their cities, of what three packages of npm hold (`npm run places`). The tables are
 * committed: the packages are 80 MB, and none of them ships.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TARGET = new URL('../../electron/places/', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'packbench-places-'));
const require = createRequire(import.meta.url);

/** A file of a package that is fetched for this alone. */
function fetched<T>(name: string, version: string, file: string): T {
  const packed = execFileSync('npm', ['pack', `${name}@${version}`, '--silent'], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
  execFileSync('tar', ['xzf', packed, '--one-top-level', '--strip-components=1'], { cwd: folder });
  return require(join(folder, packed.replace(/\.tgz$/, ''), file)) as T;
}

/** Nobody who posts a letter writes `Paris 1er Arrondissement`. */
const frenchCity = (name: string) => name.replace(/ \d+er? Arrondissement$/, '');

try {
  const us = fetched<{ codes: Record<string, { zip: string; city: string; state: string }> }>(
    'zipcodes',
    '8.0.0',
    'lib/codes.js',
  );
  const de = fetched<{ zip: string; city: string }[]>('zip-to-city', '0.1.1', 'germany.json');
  const fr = fetched<{ codePostal: string; nomCommune: string }[]>('codes-postaux', '4.1.2', 'codes-postaux.json');
  const tables = {
    US: Object.values(us.codes).map(({ zip, city, state }) => `${zip}\t${city}\t${state}`),
    DE: de.map(({ zip, city }) => `${zip}\t${city}\t`),
    FR: fr.map(({ codePostal, nomCommune }) => `${codePostal}\t${frenchCity(nomCommune)}\t`),
  };
  for (const [country, lines] of Object.entries(tables)) {
    const text = `\n${[...new Set(lines)].sort().join('\n')}\n`;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 };
    const packed = brotliCompressSync(text, { params });
    writeFileSync(new URL(`${country}.br`, TARGET), packed);
    console.log(`${country}.br  ${lines.length} lines, ${packed.length} bytes`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
