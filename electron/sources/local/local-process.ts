import { answerParent } from '#electron/child/answer-parent.ts';
import { findSettled, readFiles, type FoundFile } from './files.ts';
import { readSqlite, type SqliteQuestion } from './read-sqlite.ts';
import { type SqliteWrite, writeSqlite } from './write-sqlite.ts';

// A process that reads, and tells, what lies on this machine, or on a share of another one: neither a query that never ends nor a share that does not
// answer holds up the station.

export type LocalQuestion =
  | ({ do: 'query' } & SqliteQuestion)
  | ({ do: 'write' } & SqliteWrite)
  | { do: 'find'; path: string; patienceMs: number }
  | { do: 'read'; files: readonly FoundFile[] };

answerParent(async (asked) => {
  const question = asked as LocalQuestion;
  switch (question.do) {
    case 'query':
      return readSqlite(question);
    case 'write':
      return writeSqlite(question);
    case 'find':
      return findSettled(question.path, question.patienceMs);
    case 'read':
      return readFiles(question.files);
  }
});
