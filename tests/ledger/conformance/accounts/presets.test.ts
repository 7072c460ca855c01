import { expect, test } from 'vitest';
import type { Preset } from '#shared/schema/station/preset.ts';
import { atOnce, conformance } from '../conformance.ts';

const CREATED = '2026-05-04T12:00:00.000Z';
const CHANGED = '2026-05-05T12:00:00.000Z';

const preset = (id: string, change: Partial<Preset> = {}): Preset => ({
  id,
  name: `Preset ${id}`,
  kind: 'SHIPMENT',
  shipment: { serviceType: 'A_GROUND' },
  createdAt: CREATED,
  updatedAt: CREATED,
  ...change,
});

conformance((station) => {
  const store = () => station.ledger.presets;
  const names = async (...kind: Preset['kind'][]) => (await store().list(...kind)).map(({ name }) => name);

  test('presets come back as they were given, by name, of one kind or of all, over a restart', async () => {
    const given = [
      preset('1', { name: 'medium', kind: 'PACKAGE' }),
      preset('2', { name: 'Large', kind: 'PACKAGE' }),
      preset('3', { name: 'Express', kind: 'SERVICE' }),
      preset('4', { name: 'small', kind: 'PACKAGE' }),
    ];
    for (const each of given) expect(await store().create(each)).toBe(true);
    await station.reopen();
    expect(await store().list()).toEqual([given[2], given[1], given[0], given[3]]);
    expect(await names('PACKAGE')).toEqual(['Large', 'medium', 'small']);
    expect(await names('SHIPMENT')).toEqual([]);
  });

  test('presets with a place come first, in their order, and all that was said of them comes back', async () => {
    const tare = { units: 'LB' as const, value: 0.25 };
    const last = preset('1', { name: 'A', kind: 'PACKAGE' });
    const second = preset('2', { name: 'B', position: 2, barcode: 'BOX-B', tare });
    const first = preset('3', { name: 'C', kind: 'SERVICE', position: 1 });
    for (const each of [last, second, first]) await store().create(each);
    await station.reopen();
    expect(await store().list()).toEqual([first, second, last]);
    const { id, createdAt, updatedAt: _, ...draft } = { ...last, position: 1, barcode: 'BOX-A' };
    expect(await store().change(id, draft, CHANGED)).toEqual({ ...draft, id, createdAt, updatedAt: CHANGED });
    expect(await names()).toEqual(['A', 'C', 'B']);
  });

  test('a barcode is that of one preset, of whatever kind, however many take it at once', async () => {
    const taken = await atOnce(5, (index) => store().create(preset(`${index}`, { barcode: 'BOX' })));
    expect(taken.filter(Boolean)).toHaveLength(1);
    await store().create(preset('other', { kind: 'PACKAGE', barcode: 'CRATE' }));
    const { id: _, createdAt: _at, updatedAt: _since, ...draft } = preset('other', { kind: 'PACKAGE', barcode: 'BOX' });
    expect(await store().change('other', draft, CHANGED)).toBe('taken');
    expect((await store().list('PACKAGE')).map(({ barcode }) => barcode)).toEqual(['CRATE']);
  });

  test('a name is used once in a kind, whatever its case, however many take it at once', async () => {
    const taken = await atOnce(5, (index) => store().create(preset(`${index}`, { name: index % 2 ? 'Box' : 'BOX ' })));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await store().create(preset('service', { name: 'box', kind: 'SERVICE' }))).toBe(true);
    expect(await store().list()).toHaveLength(2);
  });

  test('a changed preset has its new name, unless another one of the kind has it', async () => {
    await store().create(preset('1', { name: 'Box' }));
    await store().create(preset('2', { name: 'Crate' }));
    const { id: _, createdAt, updatedAt, ...draft } = preset('1', { name: 'BOX', shipment: { carrierId: 'own' } });
    expect(await store().change('1', draft, CHANGED)).toEqual({ ...draft, id: '1', createdAt, updatedAt: CHANGED });
    expect(updatedAt).toBe(CREATED);
    expect(await store().change('2', draft, CHANGED)).toBe('taken');
    expect(await store().change('nobody', { ...draft, name: 'Free' }, CHANGED)).toBeNull();
    expect(await store().change('nobody', draft, CHANGED)).toBeNull();
    await station.reopen();
    expect(await names()).toEqual(['BOX', 'Crate']);
    expect(await store().change('2', { ...draft, kind: 'SERVICE' }, CHANGED)).toMatchObject({ kind: 'SERVICE' });
  });

  test('one that is removed is gone, and its name is free', async () => {
    await store().create(preset('1'));
    expect([await store().remove('1'), await store().remove('1')]).toEqual([true, false]);
    await station.reopen();
    expect(await store().list()).toEqual([]);
    expect(await store().create(preset('2', { name: 'Preset 1' }))).toBe(true);
  });
});
