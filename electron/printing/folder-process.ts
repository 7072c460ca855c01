import { constants } from 'node:fs';
import { access, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { answerParent } from '#electron/child/answer-parent.ts';
import { folderOfStation } from '#electron/platform/folder-of-station.ts';

/** What the station asks of a folder that is a printer. */
export type FolderQuestion =
  | { do: 'apart'; path: string; dataDir: string }
  | { do: 'look'; path: string }
  | { do: 'write'; path: string; name: string; bytes: Uint8Array };

// A process that does the work in one folder: a share that hangs takes no thread of the station, and does not keep it from ending.
answerParent(async (asked) => {
  const question = asked as FolderQuestion;
  switch (question.do) {
    case 'apart':
      return folderOfStation(question.dataDir, question.path);
    case 'look':
      return requireWritable(question.path);
    case 'write':
      return write(question.path, question.name, question.bytes);
  }
});

/** @throws what the system says where the folder takes no file. */
async function requireWritable(path: string): Promise<void> {
  if (!(await stat(path)).isDirectory()) throw Object.assign(new Error(`${path} is no folder`), { code: 'ENOTDIR' });
  await access(path, constants.W_OK | constants.X_OK);
}

/** Nothing that lies there under either name is opened: the draft is a new file, and takes the place of what has its name. */
async function write(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const draft = join(folder, `.${name}.new`);
  try {
    await writeDurably(draft, bytes);
    await rename(draft, join(folder, name));
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolder(folder);
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Windows has no such thing, and some network folders refuse it: the file is there all the same. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}
