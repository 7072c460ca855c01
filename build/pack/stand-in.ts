import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What electron-builder expects of a distribution for Linux and does not read. */
const FILES = [
  'LICENSE',
  'LICENSES.chromium.html',
  'chrome-sandbox',
  'chrome_100_percent.pak',
  'chrome_crashpad_handler',
  'icudtl.dat',
  'locales/de.pak',
  'locales/en-US.pak',
  'locales/fr.pak',
  'resources.pak',
  'version',
];

/** Where @electron/fuses finds the fuses in a binary, and the state in which Electron delivers them: one character a fuse. */
const FUSE_MARK = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const FUSES_AS_DELIVERED = '101100011';

/**
 * A folder that looks like Electron's distribution for Linux without being one: its binary does nothing and has fuses to flip. It shows
 * what is packed, not that Electron runs it.
 */
export function makeStandIn(folder: string): void {
  for (const file of FILES) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `A stand-in for Electron's ${file}\n`);
  }
  mkdirSync(join(folder, 'resources'));
  const wire = `${FUSE_MARK}\u0001${String.fromCharCode(FUSES_AS_DELIVERED.length)}${FUSES_AS_DELIVERED}`;
  writeFileSync(join(folder, 'electron'), `#!/bin/sh\nexit 1\n${wire}\n`, { mode: 0o755 });
}

/**
 * A program in the place of fpm, which electron-builder calls for a Debian package and would fetch from the internet: it writes down what
 * it was asked for, one argument a line, into `asked` beside itself, and leaves an empty package.
 */
export function makeStandInFpm(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const script = [
    '#!/bin/sh',
    'printf \'%s\\n\' "$@" >"$(dirname "$0")/asked"',
    'while [ "$1" != --package ]; do shift; done',
    ': >"$2"',
    '',
  ];
  writeFileSync(join(folder, 'fpm'), script.join('\n'), { mode: 0o755 });
  return join(folder, 'fpm');
}
