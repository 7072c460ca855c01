import { expect, test } from 'vitest';
import { CARRIER_DEFINITIONS } from '#electron/carriers/index.ts';
import { carrierRules } from '#electron/engine/accounts/carrier-rules.ts';
import { placeReference } from '#renderer/features/ship/form/place-reference.ts';

const placed = (carrier: string, references: Record<string, string> = {}) => {
  const rules = CARRIER_DEFINITIONS.map(carrierRules).find((each) => each.carrier === carrier);
  const found = placeReference('4711', references, rules?.references ?? []);
  return found.kind === 'placed' ? found.field.key : found.kind;
};

test('a scanned number goes into the first free label message, but never there where the driver is told what to do', () => {
  expect(placed('CARRIER_A')).toBe('ref1');
  expect(placed('CARRIER_H')).toBe('ref2');
  expect(placed('CARRIER_H', { ref1: '4711' })).toBe('ref1');
  expect(placed('CARRIER_H', { ref2: 'INV-1' })).toBe('full');
});
