/** What the tests ask of a warehouse on SQL Server, in the SQL that it takes. */
const FROM = `SELECT o.number, o.name, o.street, o.city, o.zip, o.country, o.changed, l.sku, l.quantity
FROM orders AS o JOIN order_lines AS l ON l.number = o.number`;

export const BY_NUMBER = `${FROM} WHERE o.number = :key`;
export const BY_ID = `${FROM} WHERE o.id = :key`;
export const SINCE = `${FROM} WHERE o.changed > :since`;
export const SPOILT = 'SELECT number\nFORM orders WHERE number = :key';
export const MANY = `SELECT TOP (1000000) o.number FROM orders AS o, sys.all_columns AS a, sys.all_columns AS b WHERE o.number = :key`;
export const ENDLESS = `SELECT COUNT_BIG(*) AS number FROM sys.all_columns AS a, sys.all_columns AS b, sys.all_columns AS c, sys.all_columns AS d
WHERE a.name + b.name + c.name + d.name <> :key`;
export const SEVERAL = 'SELECT number FROM orders WHERE number = :key SELECT number FROM orders';
export const WRITING = "WITH gone AS (SELECT * FROM orders WHERE number = :key) UPDATE gone SET tracking = 'spoilt'";

/** A column of each type, its value, and how it is read. */
export const TYPES: readonly [type: string, value: string | number | null, read: string | number | null][] = [
  ['int', -7, -7],
  ['bigint', '9007199254740993', '9007199254740993'],
  ['decimal(38,20)', '123456789012345678.12345678901234567890', '123456789012345678.12345678901234567890'],
  ['decimal(18,0)', '900719925474099311', '900719925474099311'],
  ['decimal(9,2)', '-0.05', '-0.05'],
  ['money', '-922337203685477.5807', '-922337203685477.5807'],
  ['smallmoney', '12.5', '12.5000'],
  ['float', 0.1, 0.1],
  ['real', 0.1, 0.1],
  ['bit', 1, 'true'],
  ['nvarchar(20)', 'Łódź 東', 'Łódź 東'],
  ['nvarchar(max)', 'ü'.repeat(9000), 'ü'.repeat(9000)],
  ['varchar(20)', 'Köln', 'Köln'],
  ['uniqueidentifier', '6F9619FF-8B86-D011-B42D-00C04FC964FF', '6F9619FF-8B86-D011-B42D-00C04FC964FF'],
  ['date', '2026-03-29', '2026-03-29'],
  ['time(3)', '02:30:00.125', '02:30:00.125'],
  ['datetime', '2026-03-29 02:30:00.003', '2026-03-29T02:30:00.003'],
  ['smalldatetime', '2026-03-29 02:30:00', '2026-03-29T02:30:00.000'],
  ['datetime2(7)', '2026-03-29 02:30:00.1234567', '2026-03-29T02:30:00.1234567'],
  ['datetime2(0)', '0001-01-01 00:00:00', '0001-01-01T00:00:00'],
  ['datetimeoffset(7)', '2026-03-29 00:30:00.1234567 120', '2026-03-29T00:30:00.1234567Z'],
  ['varbinary(8)', '00000000000007D1', '0x00000000000007D1'],
  ['nvarchar(10)', null, null],
  ['decimal(10,2)', null, null],
  ['datetime2(3)', null, null],
];

/** A literal of T-SQL; an offset of minutes as hours, which the server takes with the time there. */
function literal(type: string, value: string | number | null): string {
  if (value === null) return 'NULL';
  if (type.startsWith('varbinary')) return `0x${value}`;
  if (type.startsWith('datetimeoffset')) return "'2026-03-29 02:30:00.1234567 +02:00'";
  return typeof value === 'number' ? String(value) : `N'${value}'`;
}
export const typesStatement = `SELECT ${TYPES.map(([type, value], index) => `CAST(${literal(type, value)} AS ${type}) AS c${index}`).join(', ')} WHERE :key = N'all'`;

export const TELL = 'UPDATE orders SET tracking = :trackingNumbers, shipped_at = :soldAt WHERE number = :orderNumber';
export const TELL_VOID = 'UPDATE orders SET tracking = :trackingNumbers WHERE number = :orderNumber';
export const TELL_MORE = 'UPDATE orders SET times = times + 1 WHERE number = :orderNumber';
export const TELL_ALL = 'UPDATE orders SET times = 1 WHERE number <> :parcel';
