import { longText, shortBytes, shortText, u16, u32, u64, u8 } from './tds-bytes.ts';
import { COLLATION, encodingOf, type SqlType, type SqlValue } from './tds-types.ts';

/** What an answer is made of. */
const token = (type: number, body: Buffer) => Buffer.concat([u8(type), u16(body.length), body]);

export interface SqlError {
  number: number;
  message: string;
  line?: number;
}

export interface Table {
  columns: [name: string, type: SqlType][];
  rows: Iterable<SqlValue[]>;
}

export const errorToken = ({ number, message, line = 1 }: SqlError) =>
  token(
    0xaa,
    Buffer.concat([u32(number), u8(1), u8(16), longText(message), shortText('SHOP'), shortText(''), u32(line)]),
  );

export const loggedIn = (database: string) =>
  Buffer.concat([
    token(0xe3, Buffer.concat([u8(1), shortText(database), shortText('master')])),
    token(0xe3, Buffer.concat([u8(7), shortBytes(COLLATION), u8(0)])),
    // T-SQL, TDS 7.4, and the version of SQL Server 2022.
    token(
      0xad,
      Buffer.concat([
        u8(1),
        Buffer.from([0x74, 0, 0, 4]),
        shortText('Microsoft SQL Server'),
        Buffer.from([16, 0, 0, 0]),
      ]),
    ),
  ]);

/** Where a client has to connect in this one's place. */
export const routed = (host: string, port: number) => {
  const place = Buffer.concat([u8(0), u16(port), longText(host)]);
  return token(0xe3, Buffer.concat([u8(20), u16(place.length), place, u16(0)]));
};

const TRANSACTION = Buffer.from([1, 0, 0, 0, 0, 0, 0, 7]);
const CHANGES = { begun: 8, committed: 9, 'rolled back': 10 } as const;
export const transactionIs = (state: keyof typeof CHANGES) =>
  token(
    0xe3,
    state === 'begun'
      ? Buffer.concat([u8(CHANGES[state]), shortBytes(TRANSACTION), u8(0)])
      : Buffer.concat([u8(CHANGES[state]), u8(0), shortBytes(TRANSACTION)]),
  );

export const tableHead = ({ columns }: Pick<Table, 'columns'>) =>
  Buffer.concat([
    u8(0x81),
    u16(columns.length),
    ...columns.map(([name, type]) => Buffer.concat([u32(0), u16(1), encodingOf(type).info, shortText(name)])),
  ]);

export const tableRow = ({ columns }: Pick<Table, 'columns'>, row: readonly SqlValue[]) =>
  Buffer.concat([u8(0xd1), ...columns.map(([, type], index) => encodingOf(type).value(row[index] ?? null))]);

const DONE = { batch: 0xfd, call: 0xfe, statement: 0xff } as const;
const FLAG = { more: 1, error: 2, count: 0x10, attention: 0x20 } as const;

/** The end of a statement, of a call, or of a whole batch. */
export const done = (
  of: keyof typeof DONE,
  { rows, flags = [] }: { rows?: number; flags?: (keyof typeof FLAG)[] } = {},
) => {
  const all = rows === undefined ? flags : [...flags, 'count' as const];
  return Buffer.concat([u8(DONE[of]), u16(all.reduce((sum, flag) => sum | FLAG[flag], 0)), u16(0), u64(rows ?? 0)]);
};

export const callReturned = Buffer.concat([u8(0x79), u32(0)]);
