import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lockedPackages, type LockedPackage } from './shipped-packages.ts';

const root = resolve(import.meta.dirname, '..');
const NOTICES = join(root, 'build/notices');

export interface Notice {
  name: string;
  version: string;
  /** An SPDX expression, or what stands in its place. */
  license: string;
  /** The licence in full; empty where nobody has it. */
  text: string;
}

/** What is built into packages, or lies in the repository, without being a package: no list of npm names it. */
const BUILT_IN = [
  {
    name: 'PDFium (in @hyzyla/pdfium)',
    version: 'as built in',
    license: 'BSD-3-Clause AND Apache-2.0',
    files: ['pdfium', 'apache-2.0'],
  },
  {
    name: 'zxing-cpp (in zxing-wasm)',
    version: 'as built in',
    license: 'Apache-2.0',
    files: ['zxing-cpp', 'apache-2.0'],
  },
  {
    name: 'zipcodes (postal codes of the United States)',
    version: '8.0.0',
    license: 'BSD-3-Clause',
    files: ['zipcodes'],
  },
  { name: 'zip-to-city (postal codes of Germany)', version: '0.1.1', license: 'MIT', files: ['zip-to-city'] },
  { name: 'codes-postaux (postal codes of France)', version: '4.1.2', license: 'MIT', files: ['codes-postaux'] },
  { name: 'SQLite (in better-sqlite3)', version: 'as built in', license: 'blessing', files: ['sqlite'] },
  {
    name: 'Arimo (fonts of the labels)',
    version: 'cut to what labels need',
    license: 'OFL-1.1',
    files: ['../../electron/labels/fonts/OFL'],
  },
  {
    name: 'Noto Sans of other scripts (fonts of the labels)',
    version: 'cut to what labels need',
    license: 'OFL-1.1',
    files: ['../../electron/labels/fonts/OFL-Noto'],
  },
];

const readNotice = (name: string) => readFileSync(join(NOTICES, `${name}.txt`), 'utf8').trim();

/** The texts that a package's own folder has. */
const ownTexts = (folder: string) =>
  readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|copying|notice|ofl)/i.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());

/** Platform packages of koffi carry no text: koffi's own is theirs. */
const carrierOf = ({ name, path }: LockedPackage) => (name.startsWith('@koromix/koffi-') ? 'node_modules/koffi' : path);

function noticeOf(locked: LockedPackage): Notice {
  const texts = ownTexts(join(root, carrierOf(locked)));
  const kept = join(NOTICES, `${locked.name.replace('/', '__')}.txt`);
  if (texts.length === 0 && existsSync(kept)) texts.push(readFileSync(kept, 'utf8').trim());
  return {
    name: locked.name,
    version: locked.version,
    license: locked.license ?? 'none named',
    text: texts.join('\n\n'),
  };
}

/** Everything that ships on this platform and is somebody else's: packages of the station and of its window, and what is built into them. */
export function thirdPartyNotices(): Notice[] {
  const { station, window } = lockedPackages();
  const packages = [...station, ...window].filter(({ path }) => existsSync(join(root, path))).map(noticeOf);
  const builtIn = BUILT_IN.map(({ files, ...rest }) => ({ ...rest, text: files.map(readNotice).join('\n\n') }));
  const all = new Map([...packages, ...builtIn].map((notice) => [`${notice.name}@${notice.version}`, notice]));
  return [...all.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** Those whose licence nobody could read in full, as `name version`: none of them may ship. */
export const withoutText = (notices: readonly Notice[]): string[] =>
  notices.filter(({ text }) => text.trim().length < 100).map(({ name, version }) => `${name} ${version}`);

const RULE = '='.repeat(80);

/** One plain file: who is in it, and then every text. */
export function noticesFile(notices: readonly Notice[]): string {
  const heads = notices.map(({ name, version, license }) => `${name}, ${version}: ${license}`);
  return [
    'Packbench contains the following works of others, each under its own licence.',
    "Electron's and Chromium's licences lie beside the program: LICENSE.electron.txt and LICENSES.chromium.html.",
    '',
    ...heads,
    ...notices.map(({ text }, index) => `\n${RULE}\n${heads[index] ?? ''}\n${RULE}\n\n${text}`),
    '',
  ].join('\n');
}
