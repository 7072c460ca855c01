import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { noticesFile, thirdPartyNotices, withoutText } from './third-party.ts';

const NOTICES_FILE = resolve(import.meta.dirname, '../dist/THIRD-PARTY-LICENSES.txt');

/** `npm run notices`: the licences of everything that ships, in one file. @throws Error where the text of one is missing. */
export function writeNotices(): void {
  const notices = thirdPartyNotices();
  const missing = withoutText(notices);
  if (missing.length > 0)
    throw new Error(
      `No licence text for: ${missing.join(', ')}. Where the package has none, put it into build/notices under the package's name.`,
    );
  mkdirSync(dirname(NOTICES_FILE), { recursive: true });
  writeFileSync(NOTICES_FILE, noticesFile(notices));
  console.log(`Licences of ${notices.length} works in dist/THIRD-PARTY-LICENSES.txt.`);
}

if (import.meta.main) writeNotices();
