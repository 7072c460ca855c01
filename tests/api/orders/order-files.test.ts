import { expect, test } from 'vitest';
import { useHotFolder } from '../batches/use-hot-folder.ts';
import { orderDraft, orderPath } from './order-draft.ts';

const { station, drop, present, read, until, bought, start, folder, set } = useHotFolder();
const order = (orderNumber: string, more: object = {}) => ({ source: 'shop', orderNumber, ...orderDraft(), ...more });
const json = (content: unknown) => JSON.stringify(content);
const result = (name: string) => JSON.parse(read(`${name}.result.json`)).orders;
const stateOf = async (orderNumber: string) => (await station.api.get(orderPath(orderNumber))).body.order?.state;

test('a file of orders that is dropped puts them, buys nothing, and says what became of each', async () => {
  drop('monday.orders.json', json([order('F-1'), order('F-2', { state: 'HELD', shipBy: '2026-12-01' })]));
  await until('monday.orders.json.done');

  expect(present()).toEqual(['monday.orders.json.done', 'monday.orders.result.json', 'packbench.station']);
  expect(result('monday.orders')).toEqual([
    { number: 1, source: 'shop', orderNumber: 'F-1', outcome: 'created', errors: [] },
    { number: 2, source: 'shop', orderNumber: 'F-2', outcome: 'created', errors: [] },
  ]);
  expect([await stateOf('F-1'), await stateOf('F-2'), await bought()]).toEqual(['OPEN', 'HELD', 0]);

  drop('monday.orders.json', json(order('F-1', { note: 'Bubble wrap' })));
  await until('monday-2.orders.json.done');
  expect(result('monday-2.orders')).toMatchObject([{ orderNumber: 'F-1', outcome: 'changed' }]);
});

test('where one order is wrong none is put, and each that is wrong has a sentence', async () => {
  const wrong = [
    order('F-11'),
    order('F-12', { lines: [{ quantity: 0 }] }),
    order('F-13', { shipBy: '2026-02-30' }),
    order('F-14', { colour: 'blue' }),
    { ...orderDraft(), orderNumber: 'F-15' },
    order('F-11'),
  ];
  drop('wrong.orders.json', json(wrong));
  await until('wrong.orders.json.failed');

  const told = result('wrong.orders');
  expect(told.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'not_put',
    ...Array.from({ length: 5 }, () => 'invalid'),
  ]);
  expect(told.map(({ errors }: { errors: { message: string }[] }) => errors[0]?.message)).toEqual([
    undefined,
    expect.stringMatching(/quantity.*at least 1/),
    expect.stringMatching(/shipBy/),
    expect.stringMatching(/colour/),
    expect.stringMatching(/source is required/),
    'Order F-11 of source shop stands in this file twice, as 1 and 6.',
  ]);
  expect(await stateOf('F-11')).toBeUndefined();
});

test.each([
  ['half a list', '[{"source":', /not JSON/],
  ['nothing', '[]', /no order/],
  ['a text', '"order"', /no order/],
])('a file that holds %s has failed and a text says why', async (_name, content, words) => {
  drop('bad.orders.json', content);
  await until('bad.orders.json.failed');
  expect(read('bad.orders.error.txt')).toMatch(words);
});

test('a file that the station took when it ended is put after the next start', async () => {
  await station.stop();
  drop('late.orders.json.working', json([order('F-21')]));
  await start({ dataDir: station.dataDir });
  await set({ path: folder });
  await until('late.orders.json.done');
  expect(await stateOf('F-21')).toBe('OPEN');
});
