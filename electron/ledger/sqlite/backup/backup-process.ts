import { answerParent } from '#electron/child/answer-parent.ts';
import { fetchBackup, listBackups, moveBackup, pruneBackups } from './backup-files.ts';
import type { BackupQuestion } from './backup-question.ts';

// A process that works in the folder of the backups: a share that hangs holds up neither the station nor its end.
answerParent(async (asked) => {
  const question = asked as BackupQuestion;
  const { folder } = question;
  switch (question.do) {
    case 'list':
      return listBackups(folder);
    case 'place': {
      const backup = moveBackup(folder, question.copy, question.name);
      pruneBackups(folder, backup);
      return backup;
    }
    case 'fetch':
      return fetchBackup(folder, question.name, question.to);
    case 'redact': {
      const { redactBackups } = await import('./redact-backups.ts');
      return redactBackups(folder, question.acceptedBefore);
    }
  }
});
