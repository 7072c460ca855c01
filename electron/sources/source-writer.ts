import type { StartChild } from '#electron/child/child-process.ts';
import type { SourceWriter, WriteCall } from '#electron/engine/sources/index.ts';
import { createKept } from './databases/kept.ts';
import { tellAddress } from './http-target.ts';
import { createLocalWriter } from './local/local-sources.ts';
import type { Touched } from './write-statement.ts';

/** Ways of telling places outside, each loaded when it is used. */
export function createSourceWriter(startChild?: StartChild): SourceWriter {
  const databases = createKept();
  const local = createLocalWriter(startChild);

  async function run(call: WriteCall, isTrial: boolean): Promise<Touched> {
    const { connection } = call;
    switch (connection.type) {
      case 'postgresql': {
        const { writePostgresql } = await import('./databases/write-postgresql.ts');
        return writePostgresql(databases, connection, call, { isTrial });
      }
      case 'mysql': {
        const { writeMysql } = await import('./databases/write-mysql.ts');
        return writeMysql(databases, connection, call, { isTrial });
      }
      case 'sqlserver': {
        const { writeSqlServer } = await import('./databases/sqlserver/write.ts');
        return writeSqlServer(databases, connection, call, { isTrial });
      }
      case 'sqlite':
        return local.sqlite(connection.path, call, isTrial);
      case 'http':
        return { ...(await tellAddress(connection, call)), isRepeatable: null };
    }
  }

  return {
    write: (call) => run(call, false),
    tryOut: async (call) => (call.connection.type === 'http' ? null : run(call, true)),
    close() {
      databases.close();
      local.close();
    },
  };
}
