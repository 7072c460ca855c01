import { expect, test } from 'vitest';
import { NOON } from '../samples.ts';
import { usePlans } from './use-plans.ts';

const station = usePlans();
const shipment = { id: 'shipment', clientId: 'desk' };
const lesson = { contents: 'mug', sides: { units: 'CM' as const, length: 30, width: 20, height: 10 } };

test('old boxes are forgotten without a look at those that stay', async () => {
  const { boxes } = station.ledger;
  await boxes.remember(shipment, [lesson], { keep: 30, at: NOON });
  expect(await station.waysThrough('learned_box', () => boxes.forget(NOON))).toEqual([
    'SEARCH learned_box USING INTEGER PRIMARY KEY (rowid<?)',
    'SCAN learned_box',
  ]);
});

test('a box takes the place of older ones of the same contents without a look at all others', async () => {
  const remember = () => station.ledger.boxes.remember(shipment, [lesson], { keep: 30, at: NOON });
  expect(await station.waysThrough('learned_box', remember)).toEqual([
    'SEARCH learned_box USING INTEGER PRIMARY KEY (rowid=?)',
    'SEARCH learned_box USING COVERING INDEX learned_box_by_contents (client_id=? AND contents=?)',
  ]);
});
