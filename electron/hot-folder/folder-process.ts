import { answerParent } from '#electron/child/answer-parent.ts';
import { nodeWatchedFolder } from './node-watched-folder.ts';

/** What the station asks of a folder that others write into. */
export type FolderQuestion =
  | { dataDir: string; do: 'fault' | 'list'; path: string }
  | { dataDir: string; do: 'read'; path: string; name: string }
  | { dataDir: string; do: 'rename'; path: string; from: string; to: string }
  | { dataDir: string; do: 'write'; path: string; name: string; content: Uint8Array | string }
  | { dataDir: string; do: 'writeOnce'; path: string; name: string; content: string }
  | { dataDir: string; do: 'remove'; path: string; name: string };

// A process that does the work in folders of others: a share that hangs takes no thread of the station, and does not keep it from ending.
answerParent(async (asked) => {
  const question = asked as FolderQuestion;
  const folder = nodeWatchedFolder(question.dataDir);
  switch (question.do) {
    case 'fault':
      return folder.fault(question.path);
    case 'list':
      return folder.list(question.path);
    case 'read':
      return folder.read(question.path, question.name);
    case 'rename':
      return folder.rename(question.path, question.from, question.to);
    case 'write':
      return folder.write(question.path, question.name, question.content);
    case 'writeOnce':
      return folder.writeOnce(question.path, question.name, question.content);
    case 'remove':
      return folder.remove(question.path, question.name);
  }
});
