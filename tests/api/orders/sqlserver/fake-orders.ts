import { type Answer, type TdsOptions } from './tds-server.ts';
import { type Call, type Login, valuesOf } from './tds-requests.ts';
import type { SqlValue } from './tds-types.ts';
import { failing, startFakeShop, table } from './fake-shop.ts';
import type { Shop } from './shop.ts';
import { TYPES } from './statements.ts';

interface Row {
  number: string;
  id: number;
  place: SqlValue[];
  changed: string;
  lines: [sku: string, quantity: number][];
  tracking: string | null;
  times: number;
}

const ROWS: readonly Row[] = [
  {
    ...{ number: 'W-1', id: 12, changed: '2026-03-01 10:00:00.1234567', tracking: null, times: 0 },
    place: ['Jane Roe', 'Hauptstr. 1', 'Köln', '50667', 'DE'],
    lines: [
      ['MUG', 2],
      ['PLATE', 1],
    ],
  },
  {
    ...{ number: 'W-2', id: 13, changed: '2026-03-01 10:00:00.1234568', tracking: null, times: 0 },
    place: ["O'Neill \\ Łódź", '2 Main St', 'Reno', '89501', 'US'],
    lines: [['MUG', 5]],
  },
];
const COLUMNS: [string, string][] = [
  ['number', 'nvarchar(20)'],
  ...['name', 'street', 'city', 'zip', 'country'].map((name): [string, string] => [name, 'nvarchar(100)']),
  ...([
    ['changed', 'datetime2(7)'],
    ['sku', 'varchar(20)'],
    ['quantity', 'int'],
  ] as [string, string][]),
];

const DENIED = failing({
  number: 229,
  message: "The UPDATE permission was denied on the object 'orders', database 'shop'.",
});

/** The answers of SQL Server to the tests' statements, from two orders in memory. */
export async function startFakeOrders(options: Omit<TdsOptions, 'database'> = {}): Promise<Shop & Fake> {
  let rows = ROWS.map((row) => ({ ...row }));
  let before = rows;
  const joined = (fits: (row: Row) => boolean): Answer =>
    table(
      COLUMNS,
      rows
        .filter(fits)
        .flatMap(({ number, place, changed, lines }) => lines.map((line) => [number, ...place, changed, ...line])),
    );
  const update = (
    call: Call,
    { user }: Login,
    fits: (row: Row) => boolean,
    change: (row: Row) => Partial<Row>,
  ): Answer => {
    if (user === 'reader') return DENIED;
    const found = rows.filter(fits);
    rows = rows.map((row) => (fits(row) ? { ...row, ...change(row) } : row));
    const changed = rows.filter(fits).map(({ number, tracking, times }) => [number, tracking, times]);
    const output: [string, string][] = [
      ['number', 'nvarchar(20)'],
      ['tracking', 'nvarchar(100)'],
      ['times', 'int'],
    ];
    return {
      tables: [
        ...(/\boutput\b/i.test(call.text) ? [{ columns: output, rows: changed }] : []),
        { columns: [['touched', 'int']], rows: [[found.length]] },
      ],
    };
  };
  const server = await startFakeShop(
    [
      [
        /CAST\(/,
        () =>
          table(
            TYPES.map(([type], index) => [`c${index}`, type]),
            [TYPES.map(([, value]) => value)],
          ),
      ],
      [/FORM orders/, () => failing({ number: 102, message: "Incorrect syntax near 'orders'.", line: 2 })],
      [/TOP \(1000000\)/, () => table([['number', 'nvarchar(20)']], Array(20_000).fill(['W-1']) as string[][])],
      [/COUNT_BIG/, () => ({ then: 'HANGS' })],
      [
        /:?@p1 SELECT/,
        () => {
          const one = { columns: [['number', 'nvarchar(20)'] as [string, string]], rows: [['W-1']] };
          return { tables: [one, one] };
        },
      ],
      [/^WITH gone/, () => DENIED],
      [/WHERE o\.number = @p1/, (call) => joined(({ number }) => number === valuesOf(call)[0])],
      [
        /WHERE o\.id = @p1/,
        (call) => {
          const [key] = valuesOf(call);
          const words = `Conversion failed when converting the varchar value '${key}' to data type int.`;
          return /^\d+$/.test(String(key))
            ? joined(({ id }) => id === Number(key))
            : failing({ number: 245, message: words });
        },
      ],
      [
        /WHERE o\.changed > @p1/,
        (call) => joined(({ changed }) => changed.replace(' ', 'T') > String(valuesOf(call)[0])),
      ],
      [
        /SET times = times \+ 1/,
        (call, login) =>
          update(
            call,
            login,
            ({ number }) => number === valuesOf(call)[0],
            ({ times }) => ({ times: times + 1 }),
          ),
      ],
      [
        /SET times = 1/,
        (call, login) =>
          update(
            call,
            login,
            () => true,
            () => ({ times: 1 }),
          ),
      ],
      [
        /SET tracking/,
        (call, login) => {
          const values = valuesOf(call);
          const tracking = values[0] === null ? null : String(values[0]);
          const asked = /\+ '\?'/.test(call.text) ? `${values.at(-1)}?` : values.at(-1);
          return update(
            call,
            login,
            ({ number }) => number === asked,
            () => ({ tracking }),
          );
        },
      ],
    ],
    {
      ...options,
      begin: () => (before = rows),
      end(how) {
        if (how === 'rollback') rows = before;
      },
    },
  );
  return {
    ...{ ...server, name: 'a server of the protocol' },
    order: (number) => Promise.resolve(rows.find((row) => row.number === number) ?? { tracking: null, times: -1 }),
  };
}

type Fake = Awaited<ReturnType<typeof startFakeShop>>;
