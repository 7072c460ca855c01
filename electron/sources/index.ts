import type { StartChild } from '#electron/child/child-process.ts';
import type { Tables } from '#electron/engine/batches/index.ts';
import type { SourceReader } from '#electron/engine/sources/index.ts';
import { createKept } from './databases/kept.ts';
import { createLocalSources } from './local/local-sources.ts';

/** Ways of reading what lies outside, each loaded when it is used. Nothing here writes. */
export function createSourceReader(tables: Pick<Tables, 'read' | 'readJson'>, startChild?: StartChild): SourceReader {
  const local = createLocalSources(tables, startChild);
  const databases = createKept();
  return {
    async read(question) {
      const { connection } = question;
      switch (connection.type) {
        case 'postgresql':
          return (await import('./databases/postgresql.ts')).readPostgresql(databases, connection, question);
        case 'mysql':
          return (await import('./databases/mysql.ts')).readMysql(databases, connection, question);
        case 'sqlserver':
          return (await import('./databases/sqlserver/read.ts')).readSqlServer(databases, connection, question);
        case 'http':
          return (await import('./http-source.ts')).readAddress(tables, connection, question);
        case 'sqlite':
          return local.sqlite(connection.path, question);
        case 'file':
          return local.file(connection.path, question);
      }
    },
    close() {
      local.close();
      databases.close();
    },
  };
}
