import { strToU8 } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { createTables } from '#electron/tables/index.ts';
import { readTable } from '#electron/tables/read-table.ts';
import { workbook } from '../helpers/workbook.ts';

const tables = createTables();
afterAll(() => tables.close());

test('a table is read in a process of its own as this one would read it', async () => {
  const book = workbook([
    ['Name', 'Weight'],
    ['Ann', 1.5],
  ]);
  expect(await tables.read(book)).toEqual(await readTable(book));
});

test('a refusal is told in the words of that process', async () => {
  await expect(tables.read(strToU8('A,B\n"1,2\n'))).rejects.toThrow(/In line 2 a quotation mark is not closed/);
});

test('a huge grid that the look at its references does not see ends the process, which is said, and the next table is read', async () => {
  const cells =
    '<row><c r="A1" t="inlineStr"><is><t>x</t></is></c></row><row><c more=">" r="AZ1048576" t="inlineStr"><is><t>x</t></is></c></row>';
  const bomb = workbook([], {
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${cells}</sheetData></worksheet>`),
  });
  await expect(tables.read(bomb)).rejects.toMatchObject({ trouble: { code: 'TABLE_TOO_HUNGRY' } });
  expect((await tables.read(strToU8('A\n1\n'))).rows).toHaveLength(1);
});
