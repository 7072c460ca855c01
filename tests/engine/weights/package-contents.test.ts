import { expect, test } from 'vitest';
import { packageContents } from '#electron/engine/rules/packages/package-contents.ts';

const item = (sku: string | undefined, quantity?: number, referToItemTransactionId?: string) => ({
  ...(sku !== undefined && { sku }),
  ...(quantity !== undefined && { quantity }),
  ...(referToItemTransactionId !== undefined && { referToItemTransactionId }),
});
const one = (itemCode: string | undefined, customsItems: object[] = [], isTest = false) =>
  packageContents(
    { itemLines: [itemCode === undefined ? {} : { itemCode }], customs: { customsItems } },
    ['p1'],
    isTest,
  )[0];

test('contents are the same in whatever order, and with equal items counted together', () => {
  const contents = one('KIT', [item('CUP', 2), item('SPOON', 1)]);
  expect(contents).toMatch(/^[0-9a-f]{64}$/);
  expect(one(' KIT ', [item('SPOON'), item('CUP', 1), item('CUP', 1)])).toBe(contents);
});

test.each<[string, string | null | undefined]>([
  ['another item code', one('SET', [item('CUP', 2)])],
  ['another item', one('KIT', [item('MUG', 2)])],
  ['one more of an item', one('KIT', [item('CUP', 3)])],
  ['nothing but the item code', one('KIT')],
  ['nothing but the item', one('', [item('CUP', 2)])],
  ['a test label', one('KIT', [item('CUP', 2)], true)],
])('%s makes other contents', (_name, contents) => {
  expect(contents).toMatch(/^[0-9a-f]{64}$/);
  expect(contents).not.toBe(one('KIT', [item('CUP', 2)]));
});

test('contents of which not everything is named are not known', () => {
  expect(one(undefined)).toBeNull();
  expect(one('  ')).toBeNull();
  expect(one('KIT', [item('CUP', 2), item(undefined, 1)])).toBeNull();
});

test('of several packages each holds the customs items that name it', () => {
  const several = (customsItems: object[]) =>
    packageContents(
      { itemLines: [{ itemCode: 'KIT' }, {}, { itemCode: 'KIT' }], customs: { customsItems } },
      ['p1', 'p2', 'p3'],
      false,
    );
  expect(several([item('CUP', 2, 'p1'), item('SPOON', 1, 'p2')])).toEqual([
    one('KIT', [item('CUP', 2)]),
    one(undefined, [item('SPOON', 1)]),
    one('KIT'),
  ]);
  expect(several([item('CUP', 2, 'p1'), item('SPOON', 1)])).toEqual([null, null, null]);
});

test('what an order says that is in its one package counts where nothing is declared', () => {
  const ordered = (itemLines: object[], customsItems: object[] = []) =>
    packageContents({ itemLines, customs: { customsItems } }, ['p1', 'p2'], false, [{ name: 'CUP', quantity: 2 }]);
  expect(ordered([{}])).toEqual([one('', [item('CUP', 2)])]);
  expect(ordered([{}], [item('MUG', 1)])).toEqual([one('', [item('MUG', 1)])]);
  expect(ordered([{}, {}])).toEqual([null, null]);
});
