import { expect, test } from 'vitest';
import type { BatchRow } from '#shared/schema/batches/batch-row.ts';
import { rowWords } from '#renderer/features/batch/row-words.ts';

const words = { measure: (value: number, unit: string) => `${value} ${unit}`, number: String, accountName: null };
const heavy = (line: number) => ({
  ...{ code: 'WEIGHT_OVER_LIMIT', pointer: `/itemLines/${line}/weight/value`, message: '', column: null },
  ...{ actual: 151, limit: 150, unit: 'LB' },
});
const row = (changes: object) =>
  ({ errors: [heavy(1)], warnings: [], problem: null, cells: null, ...changes }) as unknown as BatchRow;

test('a row whose packages may differ says which of them it is about; those of a table are all alike', () => {
  expect(rowWords(row({ request: { itemLines: [{}, {}] } }), words)).toMatch(/package 2/);
  const missing = { code: 'FIELD_REQUIRED', pointer: '/itemLines/1/weight/value', message: '', column: null };
  expect(rowWords(row({ request: { itemLines: [{}, {}] }, errors: [missing] }), words)).toMatch(/package 2/);
  const rounded = [0, 1].map((line) => ({ code: 'VALUE_ROUNDED', pointer: `/itemLines/${line}/weight/value` }));
  const warned = rowWords(row({ request: { itemLines: [{}, {}] }, errors: [], warnings: rounded }), words);
  expect(warned).toMatch(/package 1.*package 2/i);
  const bought = rowWords(row({ cells: {}, errors: [], warnings: rounded }), words);
  expect(bought.match(/rounded/g)).toHaveLength(1);
  const ofTable = row({ cells: {}, request: { itemLines: [{}, {}] }, errors: [heavy(0)] });
  expect(rowWords(ofTable, words)).not.toMatch(/package/);
});

test('a number of packages that can be read in two ways is said with both, in the language of the window', () => {
  const error = {
    code: 'FIELD_INVALID',
    pointer: '/itemLines',
    message: 'English.',
    actual: '1.000',
    column: 'Anzahl',
  };
  expect(rowWords(row({ cells: {}, request: {}, errors: [error] }), words)).toMatch(
    /^Anzahl: “1\.000” can mean 1000 or 1\b/,
  );
});

test('a cell that holds no value is named by its column; what is wrong with an order has none', () => {
  const trouble = { code: 'CELL_ERROR', values: { words: '#REF!' } };
  const error = { code: 'FIELD_INVALID', pointer: '/recipient/address/city', message: 'English.', trouble };
  const ofCell = row({ cells: {}, request: {}, errors: [{ ...error, column: 'Stadt' }] });
  expect(rowWords(ofCell, words)).toMatch(/^Stadt: “#REF!” is an error of the spreadsheet/);
  const ofOrder = { ...error, pointer: '', trouble: { code: 'ORDER_PACKED', values: { number: 'B-1' } }, column: null };
  expect(rowWords(row({ errors: [ofOrder] }), words)).toBe('Order B-1 is packed already.');
});

test('a row whose order the shop holds says so, and which column says it', () => {
  const said = { column: 'Financial Status', words: 'pending' };
  const held = row({ cells: {}, request: {}, errors: [], warnings: [{ code: 'HELD_AT_SHOP', pointer: '', said }] });
  expect(rowWords(held, words)).toBe('The shop says that this order is on hold or not paid. Financial Status: pending');
});
