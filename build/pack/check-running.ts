import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { IMAGE_TYPES } from '#shared/schema/shipping/label-specification.ts';
import { createApi } from '../../tests/helpers/api.ts';
import { recipientIn, request } from '../../tests/helpers/requests.ts';
import type { Check } from './check-table.ts';
import { listArchive } from './archive.ts';
import { STARTED_BY_PATH, sqliteBinaries } from './contents.ts';
import { startPackedStation, type PackedStation } from './packed-station.ts';

/**
 * Runs a piece of JavaScript under this Node, outside the repository. It goes in as input: one that names every module is longer than an argument may be.
 * @throws Error with the last lines that it said, or why Node did not start.
 */
function runNode(code: string, cwd: string): string {
  const run = spawnSync(process.execPath, ['--input-type=commonjs', '-'], { cwd, encoding: 'utf8', input: code });
  if (run.error) throw run.error;
  const { status, stdout, stderr } = run;
  if (status !== 0) throw new Error(stderr.trim().split('\n').slice(0, 6).join(' | '));
  return stdout.trim();
}

export const checkSqlite = (archive: string, app: string): Check[] => [
  {
    name: 'The SQLite binary loads',
    run() {
      const [path = ''] = sqliteBinaries(listArchive(archive));
      const library = JSON.stringify(join(app, 'node_modules/better-sqlite3'));
      const options = JSON.stringify({ nativeBinding: join(`${archive}.unpacked`, path) });
      const open = `new (require(${library}))(':memory:', ${options})`;
      const version = runNode(`console.log(${open}.prepare('select sqlite_version()').pluck().get())`, '/');
      return `SQLite ${version} from app.asar.unpacked/${path}`;
    },
  },
];

/** What starts Electron or the command line, what only Windows can load, and what must run in a process or a thread of its own. */
const ELSEWHERE = [
  'electron/main/main.js',
  'electron/cli/packbench.js',
  'electron/printing/windows/gdi.js',
  'electron/printing/windows/winspool.js',
  ...STARTED_BY_PATH,
];

export const checkModules = (app: string): Check[] => [
  {
    name: 'Every module finds what it imports',
    run() {
      const files = globSync('{electron,shared}/**/*.js', { cwd: app }).filter((file) => !ELSEWHERE.includes(file));
      const urls = JSON.stringify(files.map((file) => pathToFileURL(join(app, file)).href));
      runNode(`Promise.all(${urls}.map((url) => import(url))).then(() => process.exit(0))`, app);
      return `${files.length} modules, under plain Node ${process.versions.node}`;
    },
  },
];

/** What a caller sees of the station that runs out of the package. */
export function checkStation(app: string, dataDir: string): Check[] {
  let running: PackedStation | undefined;
  const station = () => {
    if (!running) throw new Error('the station did not start');
    return running;
  };
  return [
    {
      name: 'The packed station starts',
      async run() {
        running = await startPackedStation(app, dataDir);
        return `headless, at ${running.baseUrl}`;
      },
    },
    {
      name: 'It runs on the unpacked SQLite',
      run() {
        if (!/app\.asar\.unpacked\/node_modules\/better-sqlite3\//.test(station().mappedFiles()))
          throw new Error('its process has no such file mapped');
        return 'as the kernel lists the files of its process';
      },
    },
    {
      name: 'It serves the window',
      async run() {
        const answer = await fetch(`${station().baseUrl}/`);
        const page = await answer.text();
        if (!page.includes('<div id="app">')) throw new Error(`${answer.status}: ${page.slice(0, 100)}`);
        return `${page.length} bytes of HTML`;
      },
    },
    { name: 'It ships parcels', run: () => shipParcels(station()) },
    {
      name: 'It ends when it is asked to',
      async run() {
        const status = await station().stop();
        if (status !== 0) throw new Error(`with ${status}`);
        return 'with 0';
      },
    },
  ];
}

/** A purchase for each format of a label, and its barcodes read back: fonts, PDFium and the readers of barcodes are all needed for that. */
async function shipParcels({ baseUrl, credentials }: PackedStation): Promise<string> {
  const api = await createApi(baseUrl, credentials);
  // Fonts that are opened when an address first needs them lie in the archive, too.
  const recipient = { ...recipientIn('US'), contact: { personName: '山田 太郎 محمد' } };
  for (const imageType of IMAGE_TYPES) {
    const { status, body } = await api.ship(
      `PACKED-${imageType}`,
      request({ labelSpecification: { imageType }, recipient }),
    );
    if (status !== 200) throw new Error(`${imageType}: ${status} ${JSON.stringify(body).slice(0, 300)}`);
  }
  const { shipments } = (await api.get('/station/v1/shipments')).body as { shipments: { id: string }[] };
  for (const { id } of shipments) {
    const { body } = await api.post('/station/v1/labels/verify', { shipmentId: id });
    if (body.ok !== true) throw new Error(JSON.stringify(body).slice(0, 300));
  }
  return `${shipments.length} labels bought (${IMAGE_TYPES.join(', ')}), their barcodes read back`;
}
