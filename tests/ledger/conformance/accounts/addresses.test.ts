import { expect, test } from 'vitest';
import { BadCursorError } from '#electron/engine/ledger-errors.ts';
import type { KeyedParty } from '#electron/engine/addresses/address-store.ts';
import type { BookedAddress } from '#shared/schema/station/address-book.ts';
import { HOUR, NOON, recipient } from '../../samples.ts';
import { atOnce, conformance } from '../conformance.ts';

const someone = (personName: string, address: { city?: string; streetLine1?: string } = {}): KeyedParty => ({
  party: recipient({ contact: { personName }, address: { streetLine1: 'Lily Lane', ...address } }),
  key: `key of ${personName}`,
});

conformance((station) => {
  const book = () => station.ledger.addresses;
  const page = async (text: string, limit: number, cursor?: string | null) => {
    const { addresses, next } = await book().search({ text, limit, ...(cursor && { cursor }) });
    return { names: addresses.map(({ party }) => party.contact.personName), next };
  };
  const found = async (text: string, limit = 10) => (await page(text, limit)).names;
  const only = async (): Promise<BookedAddress> => {
    const { addresses } = await book().search({ text: '', limit: 2 });
    return addresses.length === 1 && addresses[0] ? addresses[0] : expect.fail(`${addresses.length} addresses`);
  };

  test('a saved address comes back as it was given, over a restart; it is saved once, by many at once too', async () => {
    const saved = await Promise.all([1, 2, 3].map(() => book().save(someone('Ada'), NOON)));
    const [made, ...more] = saved.filter((each) => each !== null);
    const instant = new Date(NOON).toISOString();
    expect([made, more]).toEqual([
      {
        ...{ id: expect.any(String), party: someone('Ada').party, saved: true, useCount: 0 },
        ...{ lastUsedAt: null, createdAt: instant, updatedAt: instant },
      },
      [],
    ]);
    await station.reopen();
    expect(await only()).toEqual(made);
  });

  test('two entries become one with the uses of both, over a restart; nothing changes where one is not there', async () => {
    const [ada, bob] = [someone('Ada'), someone('Bob')];
    const kept = await book().save(ada, NOON);
    for (const each of [bob, bob]) await book().remember(each, NOON + HOUR);
    const [other] = (await book().search({ text: 'Bob', limit: 1 })).addresses;
    expect(await book().merge(kept?.id ?? '', 'nobody', NOON)).toBeNull();
    expect(await book().merge('nobody', other?.id ?? '', NOON)).toBeNull();
    expect(await found('')).toEqual(['Bob', 'Ada']);
    const merged = await book().merge(kept?.id ?? '', other?.id ?? '', NOON + 2 * HOUR);
    expect(merged).toMatchObject({
      ...{ id: kept?.id, party: ada.party, saved: true, useCount: 2 },
      ...{ lastUsedAt: new Date(NOON + HOUR).toISOString(), updatedAt: new Date(NOON + 2 * HOUR).toISOString() },
    });
    await station.reopen();
    expect([await only(), await found('Bob')]).toEqual([merged, []]);
  });

  test('words find addresses of which a word begins with each, most used first', async () => {
    const ada = someone('Ada Müller', { city: 'Köln', streetLine1: 'Rose Street' });
    const bob = someone('Bob', { city: 'Kyoto' });
    for (const each of [ada, bob, someone('Adam', { city: 'Köln' }), bob, bob]) await book().remember(each, NOON);
    await book().remember(ada, NOON + HOUR);
    await station.reopen();
    const ask: [string, string[]][] = [
      ['', ['Bob', 'Ada Müller', 'Adam']],
      ['  *" ', ['Bob', 'Ada Müller', 'Adam']],
      ['ada', ['Ada Müller', 'Adam']],
      ['ADA köl', ['Ada Müller', 'Adam']],
      ['köl rose', ['Ada Müller']],
      ['mueller', ['Ada Müller']],
      ['muller', ['Ada Müller']],
      ['k', ['Bob', 'Ada Müller', 'Adam']],
      ['dam', []],
      ['ada OR bob', []],
      ['" OR 1=1 --', []],
    ];
    expect(await Promise.all(ask.map(async ([text]) => [text, await found(text)]))).toEqual(ask);
    for (const text of ['k', '']) {
      const first = await page(text, 2);
      expect([first, await page(text, 2, first.next)]).toEqual([
        { names: ['Bob', 'Ada Müller'], next: expect.any(String) },
        { names: ['Adam'], next: null },
      ]);
      expect((await page(text, 3)).next).toBeNull();
    }
  });

  test('the next page goes on where one ended, whatever was added or removed meanwhile', async () => {
    for (const name of ['Ada', 'Bob', 'Cem', 'Dan', 'Eve']) await book().save(someone(name), NOON);
    for (const name of ['Ada', 'Bob']) await book().remember(someone(name), NOON);
    const first = await page('', 3);
    expect(first.names).toEqual(['Bob', 'Ada', 'Eve']);
    for (const name of ['Bob', 'Eve'])
      await book().remove((await book().search({ text: name, limit: 1 })).addresses[0]?.id ?? '');
    await book().save(someone('Fay'), NOON);
    expect(await page('', 3, first.next)).toEqual({ names: ['Dan', 'Cem'], next: null });
    await expect(page('', 3, '3')).rejects.toThrow(BadCursorError);
  });

  test('uses are counted, by many at once too; what was not saved by hand gets the contact that was used last', async () => {
    await atOnce(10, () => book().remember(someone('Ada'), NOON));
    const later: KeyedParty = { ...someone('Ada'), party: recipient({ contact: { personName: 'Ada Lovelace' } }) };
    await book().remember(later, NOON + HOUR);
    await station.reopen();
    const remembered = await only();
    expect(remembered).toMatchObject({ saved: false, useCount: 11, party: later.party });
    expect(remembered.lastUsedAt).toBe(new Date(NOON + HOUR).toISOString());
    expect([await found('lovelace'), await book().save(someone('Ada'), NOON + HOUR)]).toMatchObject([
      ['Ada Lovelace'],
      { id: remembered.id, saved: true, useCount: 11, party: someone('Ada').party },
    ]);
    await book().remember(later, NOON + 2 * HOUR);
    expect(await only()).toMatchObject({ saved: true, useCount: 12, party: someone('Ada').party });
    expect(await found('lovelace')).toEqual([]);
  });

  test('a changed address is found by its new words, unless another one is the same', async () => {
    const ada = (await book().save(someone('Ada'), NOON)) ?? expect.fail('It was new');
    await book().save(someone('Bob'), NOON);
    expect(await book().change(ada.id, someone('Bob'), NOON)).toBe('taken');
    expect(await book().change('nobody', someone('Bob'), NOON)).toBeNull();
    const changed = await book().change(ada.id, someone('Grace'), NOON + HOUR);
    expect(changed).toEqual({ ...ada, party: someone('Grace').party, updatedAt: new Date(NOON + HOUR).toISOString() });
    await station.reopen();
    expect([await found('grace'), await found('ada')]).toEqual([['Grace'], []]);
    expect(await book().save(someone('Ada'), NOON)).not.toBeNull();
  });

  test('one that is removed is found no more', async () => {
    const { id } = (await book().save(someone('Ada'), NOON)) ?? expect.fail('It was new');
    expect([await book().remove(id), await book().remove(id)]).toEqual([true, false]);
    await station.reopen();
    expect([await found(''), await found('ada')]).toEqual([[], []]);
    expect(await book().save(someone('Ada'), NOON)).not.toBeNull();
  });

  test('what was remembered and last used before an instant is forgotten; what was saved stays', async () => {
    await book().remember(someone('Old'), NOON);
    await book().remember(someone('New'), NOON + HOUR);
    await book().save(someone('Saved'), NOON);
    await book().remember(someone('Kept'), NOON);
    await book().save(someone('Kept'), NOON);
    expect(await book().forgetUnused(NOON)).toBe(0);
    expect(await book().forgetUnused(NOON + HOUR)).toBe(1);
    await station.reopen();
    expect((await found('')).toSorted()).toEqual(['Kept', 'New', 'Saved']);
    expect(await found('old')).toEqual([]);
  });
});
