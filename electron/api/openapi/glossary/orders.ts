import type { Glossary } from './glossary.ts';

/** Fields of orders and of the places that they come from. */
export const ORDER_FIELDS: Glossary = {
  'Order.source': 'Where it comes from: the name of its source',
  'OrderLookedUp.troubles.source': 'The name of the source',
  'PostgresqlDatabase.type': 'PostgreSQL',
  'MysqlDatabase.type': 'MySQL or MariaDB',
  'SqlServerDatabase.type': 'Microsoft SQL Server or Azure SQL Database',
  'SqliteDatabase.type': 'A database in a file on this machine',
  'FileSource.type': 'Files on this machine',
  'HttpSource.type': 'An address that answers orders',
  'HttpTarget.type': 'An address that is told of parcels',
};
