import { expect, test } from 'vitest';
import { withOutput } from '#electron/sources/databases/sqlserver/output.ts';

const flat = (text: string) => withOutput(text)?.replaceAll(/\s+/g, ' ');

test.each([
  ['UPDATE orders SET a = 1 WHERE n = 2', 'UPDATE orders SET a = 1 OUTPUT inserted.* WHERE n = 2'],
  ['UPDATE orders SET a = 1', 'UPDATE orders SET a = 1 OUTPUT inserted.* '],
  [
    'update o set a = 1 from orders AS o where n = 2',
    'update o set a = 1 OUTPUT inserted.* from orders AS o where n = 2',
  ],
  [
    'UPDATE orders SET a = (SELECT b FROM c WHERE d = 1), e = \' WHERE \', [WHERE] = "FROM" /* FROM */ WHERE n = 2',
    'UPDATE orders SET a = (SELECT b FROM c WHERE d = 1), e = \' WHERE \', [WHERE] = "FROM" /* FROM */ OUTPUT inserted.* WHERE n = 2',
  ],
  [
    '-- SET it\nUPDATE orders SET a = 1 OPTION (RECOMPILE)',
    '-- SET it UPDATE orders SET a = 1 OUTPUT inserted.* OPTION (RECOMPILE)',
  ],
  [
    'MERGE orders AS o USING (SELECT 1 AS n) AS s ON o.n = s.n WHEN MATCHED THEN UPDATE SET a = 1 OPTION (RECOMPILE)',
    'MERGE orders AS o USING (SELECT 1 AS n) AS s ON o.n = s.n WHEN MATCHED THEN UPDATE SET a = 1 OUTPUT inserted.* OPTION (RECOMPILE)',
  ],
])('%s says which row it leaves', (statement, told) => {
  expect(flat(statement)).toBe(told);
});

test.each([
  ['says something already', 'UPDATE orders SET a = 1 OUTPUT deleted.a WHERE n = 2'],
  ['is of another kind', 'INSERT INTO orders (n) VALUES (1)'],
])('a statement that %s is left as it is', (_, statement) => {
  expect(withOutput(statement)).toBeNull();
});
