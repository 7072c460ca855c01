import { expect, test } from 'vitest';
import { account, accept } from '../../samples.ts';
import { atOnce, conformance } from '../conformance.ts';

const bytes = (text: string) => Buffer.from(text);

conformance((station) => {
  const store = () => station.ledger.sealedSecrets;
  const read = async (name = 'key') => {
    const sealed = await store().read(name);
    return sealed && Buffer.from(sealed).toString();
  };

  test('a secret is what was written last, byte for byte, over a restart; one that is removed is gone', async () => {
    expect(await read()).toBeNull();
    await store().write('key', bytes('one'));
    await store().write('key', Buffer.from([0, 255, 128]));
    await store().write('other', bytes('two'));
    await station.reopen();
    expect(Buffer.from((await store().read('key')) ?? [])).toEqual(Buffer.from([0, 255, 128]));
    await store().remove('key');
    await store().remove('nobody');
    await station.reopen();
    expect([await read(), await read('other')]).toEqual([null, 'two']);
  });

  test('a secret is replaced only where nothing was written since it was read', async () => {
    await store().write('key', bytes('one'));
    await store().replace('key', bytes('one'), bytes('two'));
    expect(await read()).toBe('two');
    await store().replace('key', bytes('one'), bytes('three'));
    expect(await read()).toBe('two');
    await store().remove('key');
    await store().replace('key', bytes('two'), bytes('three'));
    expect(await read()).toBeNull();
  });

  test('of many that replace the same secret at once one does, and a new one is not lost to any', async () => {
    await store().write('key', bytes('old'));
    await atOnce(10, (index) => store().replace('key', bytes('old'), bytes(`new ${index}`)));
    expect(await read()).toMatch(/^new \d$/);
    await Promise.all([
      store().replace('key', bytes((await read()) ?? ''), bytes('older')),
      store().write('key', bytes('typed just now')),
      store().replace('key', bytes('old'), bytes('older')),
    ]);
    expect(await read()).toBe('typed just now');
  });

  test('the secret of an account goes where the account goes: stored, changed and deleted with it, kept with a hidden one', async () => {
    const { accounts } = station.ledger;
    const secret = (text: string | null) => ({ name: 'key', sealed: text === null ? null : bytes(text) });
    await accounts.create(account(), secret('one'));
    expect(await accounts.create(account(), secret('two'))).toBe(false);
    expect(await accounts.update(account('nobody'), secret('two'))).toBe(false);
    expect(await read()).toBe('one');
    await accounts.update(account(), secret('two'));
    await accounts.update({ ...account(), nickname: 'New' });
    await station.reopen();
    expect(await read()).toBe('two');
    expect(await station.ledger.accounts.remove('nobody', secret(null))).toBeNull();
    await accept(station.ledger);
    expect(await station.ledger.accounts.remove('test-a', secret(null))).toBe('hidden');
    expect(await read()).toBe('two');
    await station.ledger.accounts.create(account('own'), { name: 'own key', sealed: bytes('three') });
    expect(await station.ledger.accounts.remove('own', { name: 'own key', sealed: null })).toBe('deleted');
    expect(await read('own key')).toBeNull();
  });
});
