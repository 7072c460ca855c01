import type { PackedFile } from './archive.ts';

/** What may be packed: by place, the ends of names. Whatever is not named here may not. */
const ALLOWED: readonly [place: RegExp, names: RegExp][] = [
  [/^package\.json$/, /./],
  [/^electron\/labels\/fonts\//, /\.(?:ttf|json)$/],
  [/^electron\/places\//, /\.(?:br|js)$/],
  [/^electron\/api\/samples\//, /\.(?:js|mjs|ps1|py|sh)$/],
  [/^electron\/main\//, /\.(?:js|png)$/],
  [/^(?:electron|shared)\//, /\.(?:js|cjs|json)$/],
  [/^dist\/window\//, /\.(?:html|js|mjs|css|svg|png|woff2|wasm)$/],
  [/^node_modules\/@fastify\/swagger-ui\/static\//, /\.(?:js|css|html|png|svg|json)$/],
  [/^node_modules\/@fontsource-variable\//, /\.woff2$|\/(?:package\.json|LICENSE)$/],
  [/^node_modules\//, /\.(?:js|mjs|cjs|json|node|wasm|bnf)$|\/(?:licen[cs]e|copying|notice)[^/]*$/i],
];

/** What may not be packed although its name would pass. */
const DENIED: readonly [pattern: RegExp, why: string][] = [
  [
    /^node_modules\/(?:@[^/]+\/)?[^/]+\/(?:tests?|docs?|examples?|bench(?:mark)?s?|scripts|demo)\//,
    'development files of a dependency',
  ],
  [/^(?:tests|build|renderer)\//, 'belongs to the repository only'],
  [
    /^node_modules\/(?:electron|electron-builder|vite|vitest|vue|typescript|eslint|playwright-core)\//,
    'a development dependency',
  ],
  [/\/(?:deps|vendor|hidapi)\/.*\.(?:c|cc|cpp|h)$/, 'sources of a native module'],
  [/(?:^|\/)(?:\.env|credentials\.json|package-lock\.json|yarn\.lock)$/, 'not for others'],
];

/** What the station starts by its path, in a process or a thread of its own. */
export const STARTED_BY_PATH = [
  'electron/hot-folder/folder-process.js',
  'electron/labels/logo/logo-process.js',
  'electron/labels/pictures/picture-process.js',
  'electron/labels/pictures/picture-worker.js',
  'electron/ledger/sqlite/backup/backup-process.js',
  'electron/ledger/sqlite/integrity/copy-worker.js',
  'electron/printing/folder-process.js',
  'electron/sources/local/local-process.js',
  'electron/tables/table-process.js',
  'electron/tables/worker.js',
];

/** What the application cannot run without. */
const REQUIRED = [
  'package.json',
  'electron/main/main.js',
  'electron/main/tray.png',
  'electron/preload/preload.cjs',
  'electron/station.js',
  'electron/headless.js',
  'shared/api/examples.json',
  ...STARTED_BY_PATH,
  'electron/labels/fonts/arimo-regular-basic-latin.ttf',
  'electron/labels/fonts/noto-sans-regular-arabic.ttf',
  'electron/labels/fonts/slices.json',
  'node_modules/@fontsource-variable/noto-sans-sc/files/noto-sans-sc-100-wght-normal.woff2',
  'node_modules/harfbuzzjs/dist/harfbuzz.wasm',
  'node_modules/harfbuzzjs/dist/harfbuzz-subset.wasm',
  'electron/places/US.br',
  'dist/window/index.html',
  'node_modules/@hyzyla/pdfium/dist/pdfium.wasm',
  'node_modules/@resvg/resvg-wasm/index_bg.wasm',
  'node_modules/zxing-wasm/dist/reader/zxing_reader.wasm',
];

const MEBIBYTE = 2 ** 20;
/** Bytes that may lie in the archive, and beside it. */
const LIMITS = { packed: 68 * MEBIBYTE, unpacked: 6 * MEBIBYTE };

function whyNot({ path, unpacked }: PackedFile): string | null {
  const denied = DENIED.find(([pattern]) => pattern.test(path));
  if (denied) return denied[1];
  const place = ALLOWED.find(([pattern]) => pattern.test(path));
  if (!place?.[1].test(path)) return 'nothing of this kind belongs here';
  if (path.endsWith('.node') !== unpacked) return unpacked ? 'only binaries lie outside' : 'a binary lies outside';
  return null;
}

/** What should not have been packed, as `path: why`. */
export const unwantedFiles = (files: readonly PackedFile[]): string[] =>
  files.flatMap((file) => {
    const why = whyNot(file);
    return why === null ? [] : [`${file.path}: ${why}`];
  });

/** What should have been packed. */
export const missingFiles = (files: readonly PackedFile[]): string[] =>
  REQUIRED.filter((path) => !files.some((file) => file.path === path));

/** The binaries for other machines than this one. @param target as in `linux-x64`. */
export const foreignBinaries = (files: readonly PackedFile[], target: string): string[] =>
  files
    .map(({ path }) => path)
    .filter((path) => path.endsWith('.node') && (!path.includes(target) || path.includes('musl')));

/** The binaries of SQLite: exactly one should be there. */
export const sqliteBinaries = (files: readonly PackedFile[]): string[] =>
  files.map(({ path }) => path).filter((path) => /^node_modules\/better-sqlite3\/.*\.node$/.test(path));

/** Sizes in bytes, and whether they are within their limits. */
export function sizes(files: readonly PackedFile[]) {
  const sum = (wanted: boolean) =>
    files.filter(({ unpacked }) => unpacked === wanted).reduce((total, { size }) => total + size, 0);
  const [packed, unpacked] = [sum(false), sum(true)];
  return { packed, unpacked, withinLimits: packed <= LIMITS.packed && unpacked <= LIMITS.unpacked };
}
