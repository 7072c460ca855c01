import { describe, expect, test } from 'vitest';
import type { SourceReading } from '#shared/schema/orders/source.ts';
import { parseStatement, parseWriteStatement, spelt } from '#electron/engine/sources/statement.ts';

const read = (text: string, reading: SourceReading = 'LOOK_UP') => {
  const parsed = parseStatement(text, reading);
  return 'fault' in parsed ? parsed.fault.code : spelt(parsed, (name, before) => `<${name}${before + 1}>`);
};

describe('the statement of a source', () => {
  test('has its parameters where they are none of its texts, names, comments and casts', () => {
    expect(read('SELECT * FROM o WHERE n = :key OR :key = x')).toBe('SELECT * FROM o WHERE n = <key1> OR <key2> = x');
    expect(read(`SELECT ':key', "a:b", n::text -- :x\n/* :y ; */ FROM o WHERE n=:key`)).toBe(
      `SELECT ':key', "a:b", n::text -- :x\n/* :y ; */ FROM o WHERE n=<key1>`,
    );
    expect(read("SELECT 'it''s :no', $t$ :x ; $t$, $$;$$ FROM o WHERE n = :key;  -- done\n")).toBe(
      "SELECT 'it''s :no', $t$ :x ; $t$, $$;$$ FROM o WHERE n = <key1>",
    );
    expect(read('/* ours */ -- of the shop\n WITH a AS (SELECT 1) SELECT * FROM a WHERE b > :since', 'READ')).toContain(
      'b > <since1>',
    );
    expect(read('select * from orders', 'READ')).toBe('select * from orders');
  });

  test.each([
    ['SELECT 1 WHERE 1 = :key; DELETE FROM o', 'SOURCE_STATEMENT_SEVERAL'],
    ['SELECT 1 WHERE 1 = :key; -- over\n DROP TABLE o', 'SOURCE_STATEMENT_SEVERAL'],
    ['DELETE FROM o WHERE n = :key', 'SOURCE_STATEMENT_WRITES'],
    ['/* SELECT */ UPDATE o SET a = :key', 'SOURCE_STATEMENT_WRITES'],
    ['-- nothing', 'SOURCE_STATEMENT_WRITES'],
    ['SELECT * FROM o WHERE n = :number', 'SOURCE_STATEMENT_PARAMETER'],
    ['SELECT * FROM o WHERE n > :since', 'SOURCE_STATEMENT_PARAMETER'],
    ['SELECT * FROM o', 'SOURCE_STATEMENT_NO_KEY'],
  ])('%s is refused', (text, code) => expect(read(text)).toBe(code));
});

test.each([
  ['UPDATE o SET t = :a WHERE n = :b', 'UPDATE o SET t = <a1> WHERE n = <b2>'],
  ['-- ours\nMERGE INTO o USING p ON o.n = :b WHEN MATCHED THEN UPDATE SET t = :a', null],
  ['INSERT INTO o VALUES (:b) ON CONFLICT (n) DO UPDATE SET t = :a', null],
  ['INSERT INTO o VALUES (:b) ON CONFLICT DO NOTHING', 'WRITE_BACK_STATEMENT'],
  ['INSERT INTO o VALUES (:b)', 'WRITE_BACK_STATEMENT'],
  ['WITH a AS (SELECT 1) UPDATE o SET t = :a', 'WRITE_BACK_STATEMENT'],
  ['SELECT spoil(:a)', 'WRITE_BACK_STATEMENT'],
  ['UPDATE o SET t = :a; DELETE FROM o', 'SOURCE_STATEMENT_SEVERAL'],
  ['UPDATE o SET t = :c', 'SOURCE_STATEMENT_PARAMETER'],
])('what a source is told may be run again: %s', (text, expected) => {
  const parsed = parseWriteStatement(text, ['a', 'b']);
  const said = 'fault' in parsed ? parsed.fault.code : spelt(parsed, (name, before) => `<${name}${before + 1}>`);
  if (expected !== null) expect(said).toBe(expected);
  else expect('fault' in parsed).toBe(false);
});
