import { expect, test } from 'vitest';
import { dryRun, errorsOf, listed, party, shipment, validate } from './request.ts';

const weight = { units: 'KG', value: 1 };
const lines = (...ids: unknown[]) =>
  ids.map((itemTransactionId) => (itemTransactionId === undefined ? { weight } : { itemTransactionId, weight }));
const withIds = (...ids: unknown[]) => shipment({ itemLines: lines(...ids) });
const G = (...ids: unknown[]) => ({
  ...withIds(...ids),
  carrierId: 'test-g',
  serviceType: 'PARCEL',
  recipient: party('DE'),
});
const idAt = (index: number) => `/itemLines/${index}/itemTransactionId`;

test('a line without an id gets the transactionId and its number, from 1', () => {
  const { prepared } = validate(withIds(undefined, 'mine', '', '  '), { transactionId: 'order-7' });
  expect(prepared?.packages.map(({ itemTransactionId }) => itemTransactionId)).toEqual([
    'order-7-1',
    'mine',
    'order-7-3',
    'order-7-4',
  ]);
  expect(prepared?.request.itemLines[0]?.itemTransactionId).toBe('order-7-1');
});

test('an id that was sent twice is refused where it comes again, each time', () => {
  const { errors } = validate(withIds('a', 'b', 'a', 'a'));
  expect(listed(errors)).toEqual([
    `ITEM_TRANSACTION_ID_DUPLICATE ${idAt(2)}`,
    `ITEM_TRANSACTION_ID_DUPLICATE ${idAt(3)}`,
  ]);
  expect(errors[0]).toMatchObject({ actual: 'a' });
});

test('an id that was sent must not be one that the station assigns, before or after it', () => {
  const options = { transactionId: 'T' };
  expect(listed(validate(withIds(undefined, 'T-1'), options).errors)).toEqual([
    `ITEM_TRANSACTION_ID_DUPLICATE ${idAt(1)}`,
  ]);
  expect(listed(validate(withIds('T-2', undefined), options).errors)).toEqual([
    `ITEM_TRANSACTION_ID_DUPLICATE ${idAt(0)}`,
  ]);
});

test('an id that the station would assign is held against the limit of G too', () => {
  const { errors } = validate(G(undefined), { transactionId: 't'.repeat(39) });
  expect(listed(errors)).toEqual([`ITEM_TRANSACTION_ID_TOO_LONG ${idAt(0)}`]);
  expect(listed(validate(withIds(undefined), { transactionId: 't'.repeat(128) }).errors)).toEqual([]);
});

test('other carriers state no limit; the station takes 100 characters', () => {
  expect(errorsOf(withIds('i'.repeat(100)))).toEqual([]);
  expect(errorsOf(withIds('i'.repeat(101)))).toEqual([`ITEM_TRANSACTION_ID_TOO_LONG ${idAt(0)}`]);
});

test('an ill-typed id is not also too long or a duplicate', () => {
  expect(errorsOf(G(41, 'T-1'))).toEqual([`FIELD_INVALID ${idAt(0)}`]);
});

test('in a dry run a missing id is null, unless the body names the transaction', () => {
  const ids = (body: unknown) => dryRun(body).packages.map(({ itemTransactionId }) => itemTransactionId);
  expect(ids(withIds(undefined, 'mine'))).toEqual([null, 'mine']);
  expect(ids({ ...withIds(undefined), transactionId: 'order-7' })).toEqual(['order-7-1']);
  expect(ids({ ...withIds(undefined), transactionId: '' })).toEqual([null]);
});
