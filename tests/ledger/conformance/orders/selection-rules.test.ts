import { expect, test } from 'vitest';
import type { SelectionRule } from '#shared/schema/orders/selection-rule.ts';
import { NOON } from '../../samples.ts';
import { atOnce, conformance } from '../conformance.ts';

const rule = (name: string): SelectionRule => ({
  name,
  conditions: { weight: { upTo: 0.1, units: 'KG' }, tags: ['“ä”'] },
  choice: { carrierId: 'a', serviceType: 's', note: 'Bubble wrap' },
});

conformance((station) => {
  const store = () => station.ledger.selectionRules;

  test('rules come back in their order, over a restart; before there were any there are none', async () => {
    expect(await store().read()).toEqual({ version: 0, rules: [] });
    const rules = [rule('b'), rule('a')];
    expect(await store().replace({ version: 0, rules }, NOON)).toBe(true);
    await station.reopen();
    expect(await store().read()).toEqual({ version: 1, rules });
    expect(await store().replace({ version: 1, rules: [] }, NOON)).toBe(true);
    expect(await store().read()).toEqual({ version: 2, rules: [] });
  });

  test.each([0, 1])('of many who change version %i, one does; the others store nothing', async (version) => {
    if (version === 1) await store().replace({ version: 0, rules: [] }, NOON);
    const stored = await atOnce(6, (index) => store().replace({ version, rules: [rule(`r${index}`)] }, NOON));
    expect(stored.filter(Boolean)).toHaveLength(1);
    const { rules } = await store().read();
    expect(rules).toEqual([rule(`r${stored.indexOf(true)}`)]);
    expect(await store().replace({ version: 7, rules: [] }, NOON)).toBe(false);
  });
});
