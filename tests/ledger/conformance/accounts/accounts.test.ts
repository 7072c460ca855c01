import { expect, test } from 'vitest';
import { accept, account } from '../../samples.ts';
import { conformance } from '../conformance.ts';

conformance((station) => {
  const ids = async (includeHidden = false) =>
    (await station.ledger.accounts.list({ includeHidden })).map(({ carrierId }) => carrierId);

  test('accounts come back as they were given, in the order they were made, over a restart', async () => {
    for (const id of ['test-b', 'test-a', 'own']) expect(await station.ledger.accounts.create(account(id))).toBe(true);
    await station.reopen();
    expect(await ids()).toEqual(['test-b', 'test-a', 'own']);
    expect(await station.ledger.accounts.find('own')).toEqual(account('own'));
    expect(await station.ledger.accounts.find('nobody')).toBeNull();
  });

  test('the country that an account ships from is read in capitals, though an earlier version kept it as it was written', async () => {
    const { shipFrom } = account();
    const written = shipFrom && { ...shipFrom, address: { ...shipFrom.address, countryCode: 'us' } };
    await station.ledger.accounts.create({ ...account(), shipFrom: written });
    const read = [await station.ledger.accounts.find('test-a'), ...(await station.ledger.accounts.list())];
    expect(read.map((each) => each?.shipFrom?.address.countryCode)).toEqual(['US', 'US']);
  });

  test('many are made at once, in their order, but for those that are there, or were', async () => {
    await station.ledger.accounts.create(account('own'));
    await station.ledger.accounts.create(account('test-b'));
    await accept(station.ledger, { sample: { carrierId: 'test-b' } });
    await station.ledger.accounts.remove('test-b');
    const all = ['test-i', 'test-b', 'own', 'test-a', 'test-h', 'test-c'];
    await station.ledger.accounts.createAll(all.map((id) => ({ ...account(id), nickname: 'new' })));
    await station.reopen();
    expect(await ids()).toEqual(['own', 'test-i', 'test-a', 'test-h', 'test-c']);
    expect((await station.ledger.accounts.find('own'))?.nickname).toBe('own');
  });

  test('a carrierId is used once', async () => {
    await station.ledger.accounts.create(account());
    expect(await station.ledger.accounts.create({ ...account(), nickname: 'another' })).toBe(false);
    expect((await station.ledger.accounts.find('test-a'))?.nickname).toBe('test-a');
  });

  test('a changed account keeps its place', async () => {
    for (const id of ['one', 'two']) await station.ledger.accounts.create(account(id));
    expect(await station.ledger.accounts.update({ ...account('one'), nickname: 'first' })).toBe(true);
    expect((await station.ledger.accounts.list()).map(({ nickname }) => nickname)).toEqual(['first', 'two']);
    expect(await station.ledger.accounts.update(account('three'))).toBe(false);
  });

  test('an account without history is gone when it is removed', async () => {
    await station.ledger.accounts.create(account());
    expect(await station.ledger.accounts.remove('test-a')).toBe('deleted');
    expect(await ids(true)).toEqual([]);
    expect(await station.ledger.accounts.create(account())).toBe(true);
  });

  test('an account with history is hidden, and its id is never used again', async () => {
    await station.ledger.accounts.create(account());
    await accept(station.ledger);
    expect(await station.ledger.accounts.remove('test-a')).toBe('hidden');
    expect(await ids()).toEqual([]);
    expect(await ids(true)).toEqual(['test-a']);
    expect(await station.ledger.accounts.find('test-a')).toBeNull();
    expect(await station.ledger.accounts.create(account())).toBe(false);
    expect(await station.ledger.accounts.update(account())).toBe(false);
    expect(await station.ledger.accounts.remove('test-a')).toBeNull();
  });

  test('an account that is not there cannot be removed', async () => {
    expect(await station.ledger.accounts.remove('nobody')).toBeNull();
  });

  test('an account and its secret are written together or not at all, whichever of them fails', async () => {
    const secret = { name: 'account:own', sealed: Buffer.from('sealed') };
    /** Fails when the secret is to be written, which is after the account. */
    const failing = {
      get name(): string {
        throw new Error('The disk has failed.');
      },
      sealed: null,
    };
    const stored = async () => [
      await station.ledger.accounts.find('own'),
      await station.ledger.sealedSecrets.read('account:own'),
      await ids(true),
    ];
    const expectUntouched = async (work: () => Promise<unknown>) => {
      const before = await stored();
      await expect(work()).rejects.toThrow('The disk has failed.');
      expect(await stored()).toEqual(before);
      await station.reopen();
      expect(await stored()).toEqual(before);
    };

    await expectUntouched(() => station.ledger.accounts.create(account('own'), failing));
    await station.ledger.accounts.create(account('own'), secret);
    await expectUntouched(() => station.ledger.accounts.update({ ...account('own'), nickname: 'New' }, failing));
    await expectUntouched(() => station.ledger.accounts.remove('own', failing));
    expect(await stored()).toEqual([account('own'), secret.sealed, ['own']]);
  });
});
