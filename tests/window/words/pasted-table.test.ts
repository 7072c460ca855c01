import { expect, test } from 'vitest';
import { pastedTable } from '#renderer/components/file/pasted-table.ts';

const HEAD = ['Name', 'Street', 'City'];
const isTable = (text: string) => pastedTable(text, 'pasted') !== null;

test.each(['\t', ';', ','])(
  'rows with the names of their columns above are a table, delimited by %j',
  async (delimiter) => {
    const text = [HEAD.join(delimiter), ['Jane Roe', '1 Main St', 'Bonn'].join(delimiter)].join('\r\n');
    const file = pastedTable(text, 'pasted');
    expect([file?.name, await file?.text()]).toEqual(['pasted.txt', text]);
  },
);

test('an address, a code, one line of a table and rows that are shorter than their names are none', () => {
  expect(isTable('Jane Roe\n1 Main St, Flat 2\nLos Angeles, CA 90001')).toBe(false);
  expect(isTable('1Z999AA10123456784')).toBe(false);
  expect(isTable(HEAD.join('\t'))).toBe(false);
  expect(isTable(`${HEAD.join('\t')}\nJane Roe`)).toBe(false);
});
