import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ChildQuestion } from '#electron/child/child.ts';
import type { StartChild } from '#electron/child/child-process.ts';
import type { BackupQuestion } from '#electron/ledger/sqlite/backup/backup-question.ts';
import { shareChildren } from '../../helpers/shared-children.ts';
import { useLedger } from '../use-ledger.ts';
import { backupsOf } from './backups-of.ts';

const start = shareChildren();
/** Processes that cannot list the folder, and do all else in it. */
const withoutLists: StartChild = (script) => {
  const child = start(script);
  let answer: (message: unknown) => void = () => undefined;
  return {
    ...child,
    send(message) {
      const { id, question } = message as ChildQuestion & { question: BackupQuestion };
      if (question.do === 'list') answer({ id, fault: { message: 'The folder does not answer' } });
      else child.send(message);
    },
    onMessage(listener) {
      answer = listener;
      child.onMessage(listener);
    },
  };
};

const station = useLedger({ startChild: withoutLists });

test('a backup that was made is no failure where its folder is too slow to be listed afterwards', async () => {
  const { name } = await backupsOf(station.ledger).backUp('daily');
  expect(readdirSync(join(station.folder, 'backups'))).toEqual([name]);
});
