import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { SqlServerConnection } from './connection.ts';

/** So many tables, views and procedures take a second. */
const PATIENCE_MS = 20_000;

const WRITING = "(VALUES (N'INSERT'), (N'UPDATE'), (N'DELETE'), (N'ALTER'), (N'EXECUTE'))";

/**
 * The first permission of the login that lets it change something: on the server, the database, its schemas, tables, views and procedures, its
 * columns and users, and on the other databases as a whole. What it may see is listed; whatever else it may do counts as writing.
 */
const FIRST_PERMISSION = `
WITH held (permission, securable) AS (
  SELECT permission_name COLLATE DATABASE_DEFAULT, N'the server' COLLATE DATABASE_DEFAULT
  FROM sys.fn_my_permissions(NULL, N'SERVER')
  UNION ALL
  SELECT permission_name COLLATE DATABASE_DEFAULT, N'the database' COLLATE DATABASE_DEFAULT
  FROM sys.fn_my_permissions(NULL, N'DATABASE')
  UNION ALL
  SELECT mine.permission_name COLLATE DATABASE_DEFAULT, s.name COLLATE DATABASE_DEFAULT
  FROM sys.schemas AS s CROSS APPLY sys.fn_my_permissions(QUOTENAME(s.name), N'SCHEMA') AS mine
  WHERE s.name NOT IN (N'sys', N'INFORMATION_SCHEMA')
  UNION ALL
  SELECT w.permission COLLATE DATABASE_DEFAULT, o.name COLLATE DATABASE_DEFAULT
  FROM sys.objects AS o CROSS JOIN ${WRITING} AS w (permission)
  WHERE o.is_ms_shipped = 0 AND o.type IN ('U', 'V', 'P', 'PC', 'X')
    AND HAS_PERMS_BY_NAME(QUOTENAME(SCHEMA_NAME(o.schema_id)) + N'.' + QUOTENAME(o.name), N'OBJECT', w.permission) = 1
  UNION ALL
  SELECT p.permission_name COLLATE DATABASE_DEFAULT,
    COALESCE(OBJECT_NAME(p.major_id) COLLATE DATABASE_DEFAULT, p.class_desc COLLATE DATABASE_DEFAULT)
  FROM sys.database_permissions AS p
  WHERE p.state IN ('G', 'W') AND p.major_id >= 0 AND (p.minor_id > 0 OR p.class = 4)
    AND (p.grantee_principal_id = DATABASE_PRINCIPAL_ID() OR IS_MEMBER(USER_NAME(p.grantee_principal_id)) = 1)
  UNION ALL
  SELECT w.permission COLLATE DATABASE_DEFAULT, d.name COLLATE DATABASE_DEFAULT
  FROM sys.databases AS d CROSS JOIN ${WRITING} AS w (permission)
  WHERE d.name NOT IN (DB_NAME(), N'tempdb') AND HAS_DBACCESS(d.name) = 1
    AND HAS_PERMS_BY_NAME(QUOTENAME(d.name), N'DATABASE', w.permission) = 1
)
SELECT TOP (1) permission + N' (' + securable + N')' AS first_permission
FROM held
WHERE permission NOT LIKE N'VIEW %'
  AND permission NOT IN (N'CONNECT', N'CONNECT SQL', N'CONNECT ANY DATABASE', N'CONNECT REPLICATION', N'SELECT',
    N'SELECT ALL USER SECURABLES', N'REFERENCES', N'SHOWPLAN', N'UNMASK', N'SUBSCRIBE QUERY NOTIFICATIONS')`;

/**
 * SQL Server has no transaction that may only read, and takes statements one behind the other without a sign between them. So what holds a
 * source to reading is what its login may do. @throws DiagnosticError where that is more than to read
 */
export async function refuseWriter({ run }: SqlServerConnection, user: string): Promise<void> {
  const [found] = await run({ text: FIRST_PERMISSION, values: [], patienceMs: PATIENCE_MS, limit: 1 });
  const permission = found?.rows[0]?.[0];
  if (permission !== undefined)
    throw new DiagnosticError(diagnostic('SOURCE_MAY_WRITE', { user, permission: String(permission) }));
}
