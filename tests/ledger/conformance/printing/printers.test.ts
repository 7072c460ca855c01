import { expect, test } from 'vitest';
import type { PrinterDefault } from '#shared/schema/printing/printer.ts';
import { conformance } from '../conformance.ts';
import { printer } from './samples.ts';

const LABELS: PrinterDefault = { contentType: 'LABEL', imageType: null, stock: null };
const ZPL: PrinterDefault = { contentType: 'LABEL', imageType: 'ZPL', stock: null };

conformance((station) => {
  const store = () => station.ledger.printing.printers;
  const rules = async () => (await store().list()).map(({ id, defaultFor }) => [id, defaultFor]);

  test('printers come back as they were given, in the order they were set up, over a restart', async () => {
    for (const id of ['dock', 'desk', 'attic']) expect(await store().create(printer(id))).toBe(true);
    await station.reopen();
    expect(await store().list()).toEqual([printer('dock'), printer('desk'), printer('attic')]);
    expect(await store().find('desk')).toEqual(printer('desk'));
    expect(await store().find('nobody')).toBeNull();
  });

  test('an id is used once', async () => {
    await store().create(printer());
    expect(await store().create({ ...printer(), name: 'Another' })).toBe(false);
    expect(await store().list()).toEqual([printer()]);
  });

  test('a changed printer keeps its place; one that is not there is not made', async () => {
    for (const id of ['one', 'two']) await store().create(printer(id));
    expect(await store().update(printer('one', { name: 'First' }))).toBe(true);
    expect(await store().update(printer('three'))).toBe(false);
    await station.reopen();
    expect(await store().list()).toEqual([printer('one', { name: 'First' }), printer('two')]);
  });

  test('a default belongs to one printer: whoever is made or changed last takes it', async () => {
    await store().create(printer('one', { defaultFor: [LABELS, ZPL] }));
    await store().create(printer('two', { defaultFor: [LABELS] }));
    expect(await rules()).toEqual([
      ['one', [ZPL]],
      ['two', [LABELS]],
    ]);
    await store().update(printer('one', { defaultFor: [ZPL, LABELS] }));
    await station.reopen();
    expect(await rules()).toEqual([
      ['one', [ZPL, LABELS]],
      ['two', []],
    ]);
  });

  test('one that is refused takes no default', async () => {
    await store().create(printer('one', { defaultFor: [LABELS] }));
    await store().create(printer('two'));
    expect(await store().create(printer('two', { defaultFor: [LABELS] }))).toBe(false);
    expect(await store().update(printer('three', { defaultFor: [LABELS] }))).toBe(false);
    expect(await rules()).toEqual([
      ['one', [LABELS]],
      ['two', []],
    ]);
  });

  test('many that want the same default at once leave it with one', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, i) => store().create(printer(`p-${i}`, { defaultFor: [LABELS] }))));
    expect((await store().list()).flatMap(({ defaultFor }) => defaultFor)).toEqual([LABELS]);
  });

  test('nobody falls back on a printer that was removed', async () => {
    for (const id of ['one', 'two', 'three']) await store().create(printer(id, { fallbackPrinterId: 'two' }));
    expect(await store().remove('two')).toBe(true);
    expect(await store().remove('two')).toBe(false);
    await station.reopen();
    expect(await store().list()).toEqual([printer('one'), printer('three')]);
  });
});
