import { expect, test } from 'vitest';
import { parseJson } from '#electron/engine/rules/request/parse-json.ts';

const parse = (text: string) => parseJson(Buffer.from(text));
const keys = (count: number, prefix = 'k') => Array.from({ length: count }, (_, n) => `"${prefix}${n}":${n}`).join(',');

test('eight million escapes are JSON', () => {
  const text = `{"note":"${'\\u0041'.repeat(1_000_000)}${'\\n'.repeat(7_000_000)}"}`;
  expect((parse(text) as { note: string }).note).toHaveLength(8_000_000);
});

test('a key that is repeated behind many escapes is named', () => {
  expect(() => parse(`{"note":"${'\\n'.repeat(1_000_000)}","a":1,"\\u0061":2}`)).toThrow(
    'The body has the key "a" twice',
  );
});

test('an object with more keys than any of ours is refused before it is parsed', () => {
  expect(parse(`{${keys(1000)}}`)).toHaveProperty('k999', 999);
  expect(() => parse(`{${keys(1001)}}`)).toThrow('has an object with more than 1000 keys');
  expect(() => parse(`{${keys(1001)}`)).toThrow('has an object with more than 1000 keys');
});

test('more different keys than ours are refused, the same ones in many rows are not', () => {
  const rows = (own: boolean) =>
    `[${Array.from({ length: 200 }, (_, n) => `{${keys(100, own ? `${n}-` : '')}}`).join(',')}]`;
  expect(parse(rows(false))).toHaveLength(200);
  expect(() => parse(rows(true))).toThrow('has more than 10000 different keys');
});

test('colons, braces and quotes inside of texts are no keys', () => {
  const text = '{"a:":"{\\"b\\":1}","c":["x:y",{"d":"}"}]}';
  expect(parse(text)).toEqual(JSON.parse(text));
});

test.each([
  ['numbers beside one that JavaScript does not hold exactly', '1', '12345678901234567890,'],
  ['empty objects', '{}', ''],
  ['lists in lists', '[[[[[[[[]]]]]]]]', ''],
])('more values than ours are refused before they are parsed: %s', (_what, value, first) => {
  const list = (count: number) => `[${first}${Array.from({ length: count }, () => value).join(',')}]`;
  expect(() => parse(list(1_000_000))).toThrow('has more than 1000000 values');
  expect(() => parse(list(10_000))).not.toThrow();
});
