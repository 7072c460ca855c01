import { describe, expect, test } from 'vitest';
import type { WriteBack } from '#shared/schema/orders/write-back.ts';
import { placeToDraft, targetOf } from '#renderer/features/sources/form/place-draft.ts';
import {
  switched,
  toSourceDraft,
  toSourceTry,
  toTypedSource,
  type TypedSource,
} from '#renderer/features/sources/form/source-draft.ts';
import { suggestWriteBack } from '#renderer/features/sources/form/suggest-write-back.ts';
import { stored } from './stored.ts';

const { source: _name, waiting, state, detail, trouble, failingSince, readAt, orders, mark, ...content } = stored();
const typed = (changes: Partial<TypedSource> = {}) => ({ ...toTypedSource(stored()), ...changes });
const place = (changes: Partial<TypedSource['place']>) => ({ ...typed().place, ...changes });
const writeBack: WriteBack = {
  connection: { type: 'http', method: 'PATCH', url: 'https://shop.example/{orderNumber}', password: '********' },
  ...{ sold: '{"state": "{state}"}', voided: '{}' },
};

describe('a source', () => {
  test('goes through the form unchanged, with what the form does not show and the mask that keeps the password', () => {
    expect(toSourceDraft(typed())).toEqual(content);
    expect(toSourceDraft(toTypedSource(stored({ writeBack })))).toEqual({ ...content, writeBack });
  });

  test('is switched off with everything else as it is', () => {
    expect(switched(stored({ writeBack }), false)).toEqual({ ...content, writeBack, enabled: false });
  });

  test('sends the fields of its kind and way of reading only, trimmed', () => {
    const file = { place: place({ type: 'file', path: ' /srv/orders.csv ' }) };
    const { 'line.weight': weight, orderNumber } = content.mapping;
    expect(toSourceDraft(typed(file))).toEqual({
      ...{ connection: { type: 'file', path: '/srv/orders.csv' }, reading: 'READ', everyMinutes: 10, enabled: true },
      ...{ mapping: { orderNumber, 'line.weight': weight }, defaults: content.defaults },
    });
    const http = { place: place({ type: 'http', url: ' https://shop.example/{key} ' }), reading: 'LOOK_UP' as const };
    expect(toSourceDraft(typed({ ...http, mapping: { orderNumber: 'id', note: '' }, defaults: {} }))).toEqual({
      connection: { type: 'http', url: 'https://shop.example/{key}', password: '********' },
      ...{ reading: 'LOOK_UP', mapping: { orderNumber: 'id' }, enabled: true },
    });
  });

  test('in SQL Server goes through the form unchanged, with its encryption where that is not the usual one', () => {
    const server = { type: 'sqlserver', host: 'db.shop.example', database: 'shop', user: 'reader' } as const;
    for (const connection of [server, { ...server, encryption: 'strict', port: 1434, ca: 'PEM' } as const])
      expect(toSourceDraft(toTypedSource(stored({ connection }))).connection).toEqual(connection);
  });

  test('sends a number that is none as it was typed, for the station to refuse at its field', () => {
    expect(toSourceDraft(typed({ everyMinutes: 'often', place: place({ port: '' }) }))).toMatchObject({
      everyMinutes: 'often',
      connection: expect.not.objectContaining({ port: expect.anything() }),
    });
  });

  test('is tried with the key that is asked for, and without a mapping where nothing was chosen yet', () => {
    expect(toSourceTry(typed({ reading: 'LOOK_UP' }), ' 1001 ')).toMatchObject({ key: '1001', mapping: {} });
    expect(toSourceTry(typed(), '1001')).not.toHaveProperty('key');
    expect(toSourceTry(typed({ mapping: { note: '' } }), '')).not.toHaveProperty('mapping');
  });
});

describe('what a source could be told', () => {
  test('begins where it is read, but for a password that is stored for reading', () => {
    expect(targetOf(typed().place)).toMatchObject({ type: 'postgresql', host: 'db.shop.example', password: '' });
    expect(targetOf(place({ password: 'typed' }))).toMatchObject({ password: 'typed' });
    const sqlServer = place({ type: 'sqlserver' });
    expect(targetOf(sqlServer)).toMatchObject({ type: 'sqlserver', host: 'db.shop.example', user: '' });
    const http = placeToDraft({ type: 'http', url: 'https://shop.example/o/{key}', header: 'X-Shop' });
    expect(targetOf(http)).toMatchObject({
      type: 'http',
      url: 'https://shop.example/o/{orderNumber}',
      header: 'X-Shop',
    });
    expect(targetOf(placeToDraft({ type: 'file', path: '/srv/orders.csv' }))).toMatchObject({ type: 'http', url: '' });
  });

  test('is the table and the number that its orders are read by', () => {
    const { sold, voided } = suggestWriteBack(typed({ target: typed().place }));
    expect(sold).toBe(
      'UPDATE shop.orders\nSET tracking_number = :trackingNumbers, shipped_at = :soldAt\nWHERE "Order no" = :orderNumber',
    );
    expect(voided).toContain('WHERE "Order no" = :orderNumber');
    const mysql = suggestWriteBack(typed({ target: place({ type: 'mysql' }) }));
    expect(mysql.voided).toContain('WHERE `Order no` = :orderNumber');
    const statement = 'SELECT * FROM [dbo].[Orders] WHERE [Order no] = :key';
    const sqlServer = suggestWriteBack(typed({ target: place({ type: 'sqlserver' }), statement }));
    expect(sqlServer.voided).toMatch(/^UPDATE \[dbo\]\.\[Orders\]\n.*\nWHERE "Order no" = :orderNumber$/s);
    const unknown = suggestWriteBack(typed({ target: typed().place, statement: '', mapping: {} }));
    expect(unknown.sold).toMatch(/^UPDATE orders\n.*\nWHERE order_number = :orderNumber$/s);
    const body = suggestWriteBack(typed({ target: place({ type: 'http' }) })).sold;
    expect(JSON.parse(body)).toMatchObject({ orderNumber: '{orderNumber}', trackingNumbers: '{trackingNumbers}' });
  });
});
