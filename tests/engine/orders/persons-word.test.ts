import { expect, test } from 'vitest';
import type { OrderDraft } from '#shared/schema/orders/order-draft.ts';
import { orderDraft, orderPath } from '../../api/orders/order-draft.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const put = async (number: string, state?: OrderDraft['state']) =>
  (await station.api.call('PUT', orderPath(number), { body: orderDraft(state && { state }) })).body.order;
const say = async (number: string, act: 'hold' | 'cancel' | 'release', reason?: string) =>
  (await station.api.post(`${orderPath(number)}/${act}`, reason && { reason })).body.order;

test('what a person cancelled stays so, though its source holds it and opens it again', async () => {
  await put('cancelled');
  await say('cancelled', 'cancel', 'Customer called');
  const stays = { state: 'CANCELLED', reason: 'Customer called' };
  expect(await put('cancelled', 'HELD')).toMatchObject(stays);
  expect(await put('cancelled', 'OPEN')).toMatchObject(stays);
});

test('what a person holds stays so, though its source cancels it and opens it again', async () => {
  await put('held');
  await say('held', 'hold', 'Address unclear');
  const stays = { state: 'HELD', reason: 'Address unclear' };
  expect(await put('held', 'CANCELLED')).toMatchObject({ ...stays, cancelledAtSource: true });
  expect(await put('held', 'OPEN')).toMatchObject({ ...stays, cancelledAtSource: false });
  expect(await say('held', 'release')).toMatchObject({ state: 'OPEN', reason: null });
});

test('what a person held, and its source cancelled meanwhile, is cancelled once it is released', async () => {
  await put('both');
  await say('both', 'hold', 'Address unclear');
  await put('both', 'CANCELLED');
  expect(await say('both', 'release')).toMatchObject({ state: 'CANCELLED', reason: null, open: [] });
  expect(await put('both', 'OPEN')).toMatchObject({ state: 'OPEN' });
});

test('what a person held, and its source put on hold meanwhile, waits for its source once it is released', async () => {
  await put('waits');
  await say('waits', 'hold', 'Address unclear');
  await put('waits', 'HELD');
  expect(await say('waits', 'release')).toMatchObject({ state: 'HELD', reason: null, heldAtSource: true });
  expect(await say('waits', 'release')).toMatchObject({ state: 'OPEN', heldAtSource: false });
});

test('what a person cancelled, and its source, too, is cancelled there still once it is released', async () => {
  await put('twice');
  await say('twice', 'cancel', 'Customer called');
  await put('twice', 'CANCELLED');
  expect(await say('twice', 'release')).toMatchObject({ state: 'CANCELLED', reason: null });
  expect(await say('twice', 'release')).toMatchObject({ state: 'OPEN' });
});

test('what its source holds, and a person let go, stays so until the source says something else', async () => {
  const again = () => put('again', 'HELD');
  await again();
  expect(await say('again', 'release')).toMatchObject({ state: 'OPEN' });
  expect(await again()).toMatchObject({ state: 'OPEN', heldAtSource: false });
  const claimed = (await station.api.post(`${orderPath('again')}/claim`, {})).body.order;
  expect(claimed).toMatchObject({ state: 'PACKING' });
  expect(await again()).toMatchObject({ state: 'PACKING', version: claimed.version });
  await put('again', 'OPEN');
  expect(await again()).toMatchObject({ state: 'HELD', heldAtSource: true, claim: null });
});

test('what its source cancelled, and a person opened again, stays so until the source says something else', async () => {
  const again = () => put('opened', 'CANCELLED');
  await again();
  expect(await say('opened', 'release')).toMatchObject({ state: 'OPEN', cancelledAtSource: true });
  const claimed = (await station.api.post(`${orderPath('opened')}/claim`, {})).body.order;
  expect(await again()).toMatchObject({ state: 'PACKING', version: claimed.version });
  await put('opened', 'OPEN');
  expect(await again()).toMatchObject({ state: 'CANCELLED', claim: null });
});
