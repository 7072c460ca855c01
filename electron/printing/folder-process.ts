import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { answerParent } from '#electron/child/answer-parent.ts';
import { folderOfStation } from '#electron/platform/folder-of-station.ts';
import { placeFile } from './place-file.ts';

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
      return placeFile(question.path, question.name, question.bytes);
  }
});

/** @throws what the system says where the folder takes no file. */
async function requireWritable(path: string): Promise<void> {
  if (!(await stat(path)).isDirectory()) throw Object.assign(new Error(`${path} is no folder`), { code: 'ENOTDIR' });
  await access(path, constants.W_OK | constants.X_OK);
}
