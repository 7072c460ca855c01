import { basename } from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { ledgerDiagnostic } from '#electron/ledger/ledger-diagnostic.ts';
import type { CopyAnswer, CopyTask } from './copy-tasks.ts';
import { faultOf } from './examined-copy.ts';
import { openCopy } from '../open-ledger.ts';
import { isFatal, translated } from '../sqlite-error.ts';
import { requireStructure } from './structure-fault.ts';
import { finishDraft } from '../backup/write-backup.ts';

// The thread of copy-tasks.ts. One task at a time: the next is sent when this one is answered.
parentPort?.on('message', async (task: CopyTask) => parentPort?.postMessage(await answerTo(task)));

async function answerTo(task: CopyTask): Promise<CopyAnswer> {
  try {
    return { fault: await perform(task) };
  } catch (thrown) {
    const error = translated(thrown);
    return isFatal(error) ? { fault: ledgerDiagnostic(error, basename(task.path)) } : { error };
  }
}

async function perform(task: CopyTask): Promise<Diagnostic | null> {
  switch (task.kind) {
    case 'finish':
      finishDraft(task.path);
      return null;
    case 'structure':
      requireStructure(task.path);
      return null;
    case 'examine':
      return faultOf(task.path, task.name, openCopy);
  }
}
