import { describe, expect, test } from 'vitest';
import { rowToWeigh, weightIn } from '#renderer/features/ship/packages/row-to-weigh.ts';
import { keyOf, scaleChoices } from '#renderer/features/settings/scale-choices.ts';

describe('the next weight goes into', () => {
  const lines = (...weights: string[]) => weights.map((weight) => ({ weight }));

  test.each([
    ['the row being worked on', ['', '', ''], 1, 1],
    ['the next row without a weight', ['2', '2', ''], 0, 2],
    ['the row being worked on, again, where no later one is without', ['', '2'], 1, 1],
    ['the only row, again', ['2'], 0, 0],
    ['the last row, where the one being worked on is gone', ['2', ''], 5, 1],
  ])('%s', (_, weights, row, expected) => {
    expect(rowToWeigh(lines(...weights), row)).toBe(expected);
  });
});

describe('a weight in the unit of the form', () => {
  const taken = (value: number, units: 'KG' | 'LB') => ({ weight: { value, units } });
  test.each([
    [taken(1.234, 'KG'), 'KG', 1.234],
    [taken(2, 'LB'), 'KG', 0.90718474],
    [taken(1, 'KG'), 'LB', 2.2046],
  ] as const)('%o in %s is %d', (weight, unit, expected) => {
    expect(weightIn(weight, unit)).toBe(expected);
  });
});

describe('the scales to choose from', () => {
  const serial = { type: 'serial', path: '/dev/ttyS0', protocol: 'sics', baudRate: 9600, framing: '8N1' } as const;
  const keys = (...[available, set]: Parameters<typeof scaleChoices>) =>
    scaleChoices(available, set).map(({ key }) => key);

  test('are none, any USB scale and what was found', () => {
    const none = { type: 'none' } as const;
    expect(keys([{ name: 'Port', connection: serial }], none)).toEqual(['none', keyOf({ type: 'hid' }), '/dev/ttyS0']);
  });

  test('keep the one that is set though it is not there now, whatever it is asked in', () => {
    expect(keys([], serial)).toContain('/dev/ttyS0');
    expect(keys([{ name: 'Port', connection: { ...serial, protocol: 'continuous' } }], serial)).toHaveLength(3);
  });
});
