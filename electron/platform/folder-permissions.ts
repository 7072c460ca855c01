import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

/** Any right of the group or of others. */
const OTHERS = 0o077;
/** What the station itself puts into its folder; whatever else somebody keeps there is not ours to change. */
const OURS =
  /^(?:ledger\.db|desk[.-]|credentials\.json|station\.json|restore\.|secrets\.(?:key|passphrase)|hub-|logs$|backups$|examined$|quarantine$)/;

/**
 * Closes the folder and what the station keeps in it to all accounts but its owner's.
 * @returns what stood open to others, such as `credentials.json`; `.` is the folder itself.
 * @throws Error with a sentence for the operator where the folder, or something of ours in it, is another account's, or it is none: what
 * somebody else laid there while it stood open, such as a link in the place of a file, would be written into.
 */
export function closeFolder(folder: string): string[] {
  if (process.platform === 'win32') return closeOnWindows(folder);
  const { uid } = lstatSync(`${folder}/`);
  if (uid !== process.getuid?.()) {
    throw new Error(
      `The data folder ${folder} belongs to another account (user id ${uid}). Start the station as that account, or give it a folder of its own with --data-dir.`,
    );
  }
  const own = ours(folder);
  const strange = own.find((name) => {
    // A draft of another start may be gone since the folder was read.
    const found = lstatSync(join(folder, name), { throwIfNoEntry: false });
    return found !== undefined && found.uid !== uid;
  });
  if (strange !== undefined) {
    throw new Error(
      `${strange} in the data folder ${folder} belongs to another account. Look at what it is, and remove it or make it your own; the station reads and writes nothing that others have laid there.`,
    );
  }
  return own.filter((name) => closeOne(join(folder, name)));
}

/** What stands open to other accounts now, as `closeFolder` names it. On Windows nobody asks: the folder's own list of rights holds. */
export function openToOthers(folder: string): string[] {
  if (process.platform === 'win32') return [];
  return ours(folder).filter((name) => isOpen(join(folder, name)));
}

function ours(folder: string): string[] {
  const own = readdirSync(folder).filter((name) => OURS.test(name));
  return ['.', ...own.flatMap((name) => [name, ...inside(folder, name)])];
}

function inside(folder: string, name: string): string[] {
  if (!lstatSync(join(folder, name), { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).map((child) => join(name, child));
}

/** True where it stood open. What a link leads to is not touched. */
function closeOne(path: string): boolean {
  if (!isOpen(path)) return false;
  chmodSync(path, lstatSync(path).mode & 0o700);
  return true;
}

function isOpen(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found !== undefined && !found.isSymbolicLink() && (found.mode & OTHERS) !== 0;
}

/** What `icacls` is told: nothing inherited from above, full control for this account, down to every file. */
export const ownerOnlyAcl = (folder: string, account: string) => [
  folder,
  '/inheritance:r',
  '/grant:r',
  `${account}:(OI)(CI)F`,
  '/T',
  '/Q',
];

/** The account of `whoami /user /fo csv /nh`, by its SID: a name alone may be another account's, or, of Entra ID, be found nowhere. */
export function accountIn(said: string): string | null {
  const [, sid] = /"(S-[0-9-]{1,200})"\s{0,9}$/.exec(said) ?? [];
  return sid === undefined ? null : `*${sid}`;
}

/** Windows' own program: others of the name may come first in the path. */
const ofWindows = (name: string) =>
  join(process.env['SystemRoot'] ?? String.raw`C:\Windows`, 'System32', `${name}.exe`);

function closeOnWindows(folder: string): string[] {
  const asked = spawnSync(ofWindows('whoami'), ['/user', '/fo', 'csv', '/nh'], { windowsHide: true, encoding: 'utf8' });
  const account = accountIn(asked.stdout ?? '') ?? userInfo().username;
  execFileSync(ofWindows('icacls'), ownerOnlyAcl(folder, account), { windowsHide: true, stdio: 'ignore' });
  return [];
}
