import { describe, expect, test } from 'vitest';
import { foreignBinaries, missingFiles, sizes, sqliteBinaries, unwantedFiles } from '../../build/pack/contents.ts';

const packed = (path: string) => ({ path, size: 1, unpacked: false });
const beside = (path: string) => ({ path, size: 1, unpacked: true });

describe('the contents of a package', () => {
  test.each([
    'package.json',
    'electron/main/main.js',
    'electron/preload/preload.cjs',
    'electron/labels/fonts/arimo-bold-greek.ttf',
    'electron/places/DE.br',
    'shared/schema/problem.js',
    'dist/window/assets/index-1a2b.js',
    'node_modules/fastify/lib/reply.js',
    'node_modules/fastify/LICENSE',
    'node_modules/yaml/dist/doc/Document.js',
    'node_modules/@hyzyla/pdfium/dist/pdfium.wasm',
    'node_modules/@fastify/swagger-ui/static/index.html',
  ])('may be %s', (path) => {
    expect(unwantedFiles([packed(path)])).toEqual([]);
  });

  test.each([
    ['electron/station.ts', 'a source in TypeScript'],
    ['tests/helpers/api.js', 'a test'],
    ['renderer/main.js', 'a source of the window'],
    ['dist/window/assets/index.js.map', 'a map'],
    ['dist/sbom.json', 'something else that was built'],
    ['node_modules/fastify/docs/Guides/index.js', 'documentation of a dependency'],
    ['node_modules/fastify/README.md', 'a page about a dependency'],
    ['node_modules/fastify/fastify.d.ts', 'types of a dependency'],
    ['node_modules/fastify/test/internals/all.test.js', 'tests of a dependency'],
    ['node_modules/better-sqlite3/deps/sqlite3/sqlite3.c', 'the source of a native module'],
    ['node_modules/better-sqlite3/binding.gyp', 'what compiles a native module'],
    ['node_modules/vue/index.js', 'a development dependency'],
    ['node_modules/mime/.github/release.yml', 'a file of somebody else’s repository'],
    ['data/credentials.json', 'a key'],
    ['.env', 'a secret'],
    ['shared/server.pem', 'a certificate'],
  ])('may not be %s: %s', (path) => {
    expect(unwantedFiles([packed(path)])).toEqual([expect.stringContaining(`${path}: `)]);
  });

  test('lie in the archive, but for binaries, which lie beside it', () => {
    expect(unwantedFiles([beside('node_modules/koffi/koffi.node')])).toEqual([]);
    expect(unwantedFiles([packed('node_modules/koffi/koffi.node')])).toEqual([
      'node_modules/koffi/koffi.node: a binary lies outside',
    ]);
    expect(unwantedFiles([beside('node_modules/koffi/index.js')])).toEqual([
      'node_modules/koffi/index.js: only binaries lie outside',
    ]);
  });

  test('are missed where they are not there', () => {
    const all = missingFiles([]);
    expect(all).toContain('electron/main/main.js');
    expect(missingFiles(all.map(packed))).toEqual([]);
    expect(missingFiles(all.slice(1).map(packed))).toEqual(all.slice(0, 1));
  });

  test('have no binary of another platform, processor or C library', () => {
    const sqlite = 'node_modules/better-sqlite3/prebuilds';
    const own = [`${sqlite}/linux-x64.node`, 'node_modules/node-hid/prebuilds/HID-linux-x64/node-napi-v4.node'];
    const others = [`${sqlite}/linux-arm64.node`, `${sqlite}/win32-x64.node`, `${sqlite}/linuxmusl-x64.node`];
    const musl = 'node_modules/@serialport/bindings-cpp/prebuilds/linux-x64/bindings.musl.node';
    const files = [...own, ...others, musl].map(beside);
    expect(foreignBinaries(files, 'linux-x64')).toEqual([...others, musl]);
    expect(sqliteBinaries(files)).toEqual([own[0], ...others]);
  });

  test('are within a limit in the archive, and one beside it', () => {
    const huge = 100 * 2 ** 20;
    expect(sizes([packed('a'), beside('b')])).toEqual({ packed: 1, unpacked: 1, withinLimits: true });
    expect(sizes([{ ...packed('a'), size: huge }]).withinLimits).toBe(false);
    expect(sizes([{ ...beside('a'), size: huge }]).withinLimits).toBe(false);
  });
});
