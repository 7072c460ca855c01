import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Check } from './check-table.ts';
import { requireNone } from './check-table.ts';

/** How the fuses of the shipped program stand (electron-builder.yml). */
const FUSES = [
  ['RunAsNode', false],
  ['EnableCookieEncryption', true],
  ['EnableNodeOptionsEnvironmentVariable', false],
  ['EnableNodeCliInspectArguments', false],
  ['EnableEmbeddedAsarIntegrityValidation', true],
  ['OnlyLoadAppFromAsar', true],
  ['GrantFileProtocolExtraPrivileges', false],
] as const;

export const checkFuses = (program: string): Check[] => [
  {
    name: 'The fuses are flipped',
    async run() {
      const wire = await getCurrentFuseWire(join(program, 'packbench'));
      requireNone(
        FUSES.filter(([name, on]) => wire[FuseV1Options[name]] !== (on ? FuseState.ENABLE : FuseState.DISABLE)).map(
          ([name, on]) => `${name} is not ${on ? 'on' : 'off'}`,
        ),
      );
      return `${FUSES.length} of them, read back from the binary`;
    },
  },
];

/** Name and version of every package in the taken apart archive, as the file of licences writes them. */
const packedPackages = (app: string) =>
  globSync('**/node_modules/{*,@*/*}/package.json', { cwd: app }).map((file) => {
    const { name, version } = JSON.parse(readFileSync(join(app, file), 'utf8')) as { name: string; version: string };
    return `${name}, ${version}: `;
  });

const BUILT_IN = [
  ...['PDFium', 'zxing-cpp', 'SQLite', 'Arimo', '@fontsource-variable/inter'],
  ...['zipcodes', 'zip-to-city', 'codes-postaux'],
];

export const checkLicences = (program: string, app: string): Check[] => [
  {
    name: "Everybody's licence is there",
    run() {
      const text = readFileSync(join(program, 'LICENSES.third-party.txt'), 'utf8');
      const packages = packedPackages(app);
      if (packages.length < 50) throw new Error(`only ${packages.length} packages were found in the archive`);
      requireNone([...packages, ...BUILT_IN].filter((head) => !text.includes(`\n${head}`)));
      const beside = ['LICENSE.electron.txt', 'LICENSES.chromium.html'];
      requireNone(beside.filter((file) => !existsSync(join(program, file))));
      return `${packages.length} packages and ${BUILT_IN.length} other works; Electron's and Chromium's beside it`;
    },
  },
];

const REPOSITORY = resolve(import.meta.dirname, '../..');

/** @param asked what the stand-in for fpm wrote down */
export const checkDebian = (asked: string): Check[] => [
  {
    name: 'The Debian package is described',
    run() {
      const given = readFileSync(asked, 'utf8').split('\n');
      const script = given.find((line) => line.startsWith('--before-remove='))?.slice('--before-remove='.length);
      if (script === undefined || !existsSync(resolve(REPOSITORY, script)))
        throw new Error('nothing ends the station before its package is removed');
      requireNone(
        ['=/opt/Packbench', '=/usr/share/applications/packbench.desktop', '/apps/packbench.png'].filter(
          (place) => !given.some((line) => line.endsWith(place)),
        ),
      );
      return `program, entry of the menu, icons, ${script}; fpm itself did not run`;
    },
  },
];
