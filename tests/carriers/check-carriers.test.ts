import { expect, test } from 'vitest';
import type { CarrierDefinition } from '#electron/engine/accounts/carrier-definition.ts';
import { CARRIER_A } from '#electron/carriers/carrier-a.ts';
import { CARRIER_B } from '#electron/carriers/carrier-b.ts';
import { CARRIER_D } from '#electron/carriers/carrier-d.ts';
import { CARRIER_F } from '#electron/carriers/carrier-f.ts';
import { checkCarriers } from '#electron/carriers/check-carriers.ts';

const changed = (definition: CarrierDefinition, changes: Partial<CarrierDefinition>) => ({ ...definition, ...changes });

test('sound definitions pass as they are', () => {
  const definitions = [CARRIER_A, CARRIER_D, CARRIER_F];
  expect(checkCarriers(definitions)).toBe(definitions);
});

test.each([
  [
    'a weight limit that is no decimal',
    changed(CARRIER_B, { weightLimits: { KG: '70 kg' } }),
    'weight limit in KG "70 kg"',
  ],
  ['a limit of nothing', changed(CARRIER_B, { weightLimits: { LB: '0' } }), 'weight limit in LB "0"'],
  [
    'a side that is no decimal',
    changed(CARRIER_F, { size: { unit: 'CM', length: '1e2' } }),
    'size limit of length "1e2"',
  ],
  [
    'a girth that is no decimal',
    changed(CARRIER_F, { size: { unit: 'CM', girth: { figure: 'circumference', max: '' } } }),
    'size limit of girth ""',
  ],
  [
    'half a decimal place',
    changed(CARRIER_B, { weightPrecision: { places: 0.5, rounding: 'up' } }),
    'precision of 0.5 places',
  ],
  [
    'limits for all services and by group',
    changed(CARRIER_A, { size: { unit: 'IN' } }),
    'for all services and by group',
  ],
  [
    'a width that could only warn',
    changed(CARRIER_B, { size: { unit: 'IN', width: '1', enforcedWithin: 'US' } }),
    'only length and length plus girth have a warning',
  ],
  [
    'a label message named twice',
    changed(CARRIER_B, { references: [...CARRIER_B.references, { key: 'reference1', label: 'X', maxLength: 1 }] }),
    'label message reference1 is named twice',
  ],
  [
    'a label message without room',
    changed(CARRIER_B, { references: [{ key: 'ref1', label: 'X', maxLength: 0 }] }),
    'ref1 has a length of 0',
  ],
  [
    'an item id without room',
    changed(CARRIER_B, { itemTransactionIdMaxLength: -1 }),
    'itemTransactionId has a length of -1',
  ],
])('%s is named', (_what, definition, fault) => {
  expect(() => checkCarriers([definition])).toThrow(`${definition.key}: `);
  expect(() => checkCarriers([definition])).toThrow(fault);
});

test('every fault of every definition is named at once', () => {
  const twice = [CARRIER_A, CARRIER_A, changed(CARRIER_B, { weightLimits: { KG: '-1', LB: 'x' } })];
  expect(() => checkCarriers(twice)).toThrow(
    [
      'The carrier definitions are not sound:',
      'CARRIER_A is defined twice',
      'CARRIER_B: the weight limit in KG "-1" is not a decimal above zero',
      'CARRIER_B: the weight limit in LB "x" is not a decimal above zero',
    ].join('\n'),
  );
});
