import { expect, test } from 'vitest';
import type { ProductFacts } from '#shared/schema/station/product.ts';
import { HOUR, NOON } from '../../samples.ts';
import { conformance } from '../conformance.ts';

const mug: ProductFacts = { description: 'Mug, blue', harmonizedTariffCode: '691200' };
const weight = { units: 'KG', value: 0.35 };

conformance((station) => {
  const products = () => station.ledger.products;
  const learn = (sku: string, facts: ProductFacts, at = NOON) => products().learn([{ sku, facts }], at);
  const save = (sku: string, facts: ProductFacts, replaces = true, at = NOON) =>
    products().save([{ sku, facts }], { replaces, at });
  const one = async (sku: string) => (await products().find([sku]))[0] ?? null;
  const found = async (...words: string[]) =>
    (await products().search({ words, limit: 10, after: '' })).products.map(({ sku }) => sku);

  test('what is learnt is completed and replaced by what is learnt later, over a restart', async () => {
    await learn('MUG', mug);
    await learn('MUG', { description: 'Mug', weight }, NOON + HOUR);
    await station.reopen();
    expect(await one('MUG')).toEqual({
      ...{ sku: 'MUG', description: 'Mug', harmonizedTariffCode: '691200', weight, saved: false },
      ...{ createdAt: new Date(NOON).toISOString(), updatedAt: new Date(NOON + HOUR).toISOString() },
    });
  });

  test('what a person saved is never replaced by what is learnt; only its gaps are filled', async () => {
    await learn('MUG', { ...mug, countryOfOrigin: 'CN' });
    await save('MUG', mug);
    expect(await one('MUG')).not.toHaveProperty('countryOfOrigin');
    await Promise.all([1, 2].map(() => learn('MUG', { description: 'WRONG', weight }, NOON + HOUR)));
    expect(await one('MUG')).toMatchObject({ ...mug, weight, saved: true });
  });

  test('what is learnt again writes nothing', async () => {
    await learn('MUG', mug);
    await learn('MUG', { harmonizedTariffCode: '691200' }, NOON + HOUR);
    expect((await one('MUG'))?.updatedAt).toBe(new Date(NOON).toISOString());
  });

  test('a file is saved on top of what is known, and its last line of a SKU counts', async () => {
    await learn('MUG', mug);
    const lessons = ['Cup', 'Mug'].map((description) => ({ sku: 'MUG', facts: { description } }));
    expect(await products().save(lessons, { replaces: false, at: NOON })).toMatchObject([
      { ...mug, description: 'Mug', saved: true },
    ]);
  });

  test('many learn the same new article at once, and it is there once', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((description) => learn('MUG', { description })));
    expect(await found()).toEqual(['MUG']);
  });

  test('words stand anywhere in SKU, description and tariff code, in any case; pages follow the SKUs', async () => {
    await save('MUG-Ä', { description: 'Große Tasse', harmonizedTariffCode: '6912' });
    for (const sku of ['PLATE', 'A/B 50%', 'cup']) await save(sku, { description: `${sku} white` });
    expect(await found('tasse', '6912')).toEqual(['MUG-Ä']);
    expect(await found('mug-ä')).toEqual(['MUG-Ä']);
    expect(await found('50%')).toEqual(['A/B 50%']);
    expect(await found('nothing')).toEqual([]);
    const first = await products().search({ words: [], limit: 2, after: '' });
    expect([first.products.map(({ sku }) => sku), first.more]).toEqual([['A/B 50%', 'MUG-Ä'], true]);
    const rest = await products().search({ words: [], limit: 2, after: 'MUG-Ä' });
    expect([rest.products.map(({ sku }) => sku), rest.more]).toEqual([['PLATE', 'cup'], false]);
  });

  test('one that is removed is gone', async () => {
    await learn('MUG', mug);
    expect([await products().remove('MUG'), await products().remove('MUG'), await one('MUG')]).toEqual([
      true,
      false,
      null,
    ]);
  });
});
