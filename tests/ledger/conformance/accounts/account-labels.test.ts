import { expect, test } from 'vitest';
import type { NewRoutingTable } from '#electron/engine/routing/index.ts';
import type { LabelDesign } from '#shared/schema/accounts/labels/label-design.ts';
import { accept, account } from '../../samples.ts';
import { conformance } from '../conformance.ts';

const design: LabelDesign = {
  layout: { rows: [{ cells: [{ block: 'TO' }] }] },
  logo: { pngBase64: 'AAAA', width: 1, height: 1, tone: 'LINES' },
};

const table = (id: string, rows = 1): NewRoutingTable => ({
  id,
  info: { rows, countries: ['US'], onMiss: 'WARN', importedAt: '2026-01-15T12:00:00.000Z' },
  csv: `country,from\r\n${id}`,
  pages: [
    { country: 'US', first: '', steps: `[["1",["${id}","",""]]]` },
    { country: 'US', first: '5', steps: '[["5",null]]' },
    { country: 'DE', first: '', steps: '[]' },
  ],
});

conformance((station) => {
  const labels = () => station.ledger;

  test('an account has the design that it was given, over changes of the account and a restart', async () => {
    await labels().accounts.create(account());
    expect(await labels().labelDesigns.set('test-a', { digest: 'one', design }, null)).toBe(true);
    await labels().accounts.update({ ...account(), nickname: 'changed' });
    await station.reopen();
    const found = await labels().accounts.find('test-a');
    expect(found).toMatchObject({ nickname: 'changed', labelDesign: 'one' });
    expect(await labels().labelDesigns.find('one')).toEqual(design);
    expect(await labels().labelDesigns.find('another')).toBeNull();
  });

  test('what a caller sends back of an account changes neither design nor routing table', async () => {
    await labels().accounts.create({ ...account(), labelDesign: 'invented', routingTable: 'invented' });
    expect(await labels().accounts.find('test-a')).toEqual(account());
  });

  test('a design that an account had is there for its shipments, and one of two accounts is kept once', async () => {
    for (const id of ['one', 'two']) {
      await labels().accounts.create(account(id));
      await labels().labelDesigns.set(id, { digest: 'same', design }, null);
    }
    await labels().labelDesigns.set('one', null, 'same');
    expect((await labels().accounts.find('one'))?.labelDesign).toBeUndefined();
    expect((await labels().accounts.find('two'))?.labelDesign).toBe('same');
    expect(await labels().labelDesigns.find('same')).toEqual(design);
  });

  test('a design that was made on top of another than the account has now is not stored', async () => {
    await labels().accounts.create(account());
    const { labelDesigns } = labels();
    const set = (digest: string, before: string | null) => labelDesigns.set('test-a', { digest, design }, before);
    expect([await set('one', 'other'), await set('one', null), await set('two', null)]).toEqual([false, true, false]);
    expect(await labelDesigns.find('two')).toBeNull();
    expect([await set('two', 'one'), await labelDesigns.set('test-a', null, 'one')]).toEqual([true, false]);
    expect((await labels().accounts.find('test-a'))?.labelDesign).toBe('two');
  });

  test('nothing is stored for an account that is not there', async () => {
    expect(await labels().labelDesigns.set('nobody', { digest: 'one', design }, null)).toBe(false);
    expect(await labels().routingTables.set('nobody', table('t'))).toBe(false);
    expect(await labels().routingTables.info('t')).toBeNull();
  });

  test('a key is looked up on the page that it lies in, by the order of its characters', async () => {
    await labels().accounts.create(account());
    await labels().routingTables.set('test-a', table('t'));
    await station.reopen();
    const { routingTables } = labels();
    expect(await routingTables.steps('t', 'US', '0')).toContain('"1"');
    expect(await routingTables.steps('t', 'US', '49999~')).toContain('"1"');
    expect(await routingTables.steps('t', 'US', '5')).toContain('"5"');
    expect(await routingTables.steps('t', 'US', 'Z')).toContain('"5"');
    expect(await routingTables.steps('t', 'FR', '5')).toBeNull();
    expect(await routingTables.csv('t')).toBe('country,from\r\nt');
  });

  test('a table takes the place of the one before, as a whole', async () => {
    await labels().accounts.create(account());
    await labels().routingTables.set('test-a', table('first'));
    await labels().routingTables.set('test-a', table('second', 2));
    expect((await labels().accounts.find('test-a'))?.routingTable).toBe('second');
    expect(await labels().routingTables.info('first')).toBeNull();
    expect(await labels().routingTables.steps('first', 'US', '1')).toBeNull();
    expect((await labels().routingTables.info('second'))?.rows).toBe(2);
    expect(await labels().routingTables.set('test-a', null)).toBe(true);
    expect(await labels().routingTables.info('second')).toBeNull();
  });

  test('what is known of a table is changed while its rows stay, and not of one that is gone', async () => {
    await labels().accounts.create(account());
    await labels().routingTables.set('test-a', table('t'));
    const changed = { ...table('t').info, onMiss: 'REFUSE' as const };
    expect(await labels().routingTables.change('t', changed)).toBe(true);
    await station.reopen();
    expect(await labels().routingTables.info('t')).toEqual(changed);
    expect(await labels().routingTables.steps('t', 'US', '0')).toContain('"1"');
    expect(await labels().routingTables.change('gone', changed)).toBe(false);
  });

  test('the table of an account that is removed is gone with it, and stays where the account has history', async () => {
    for (const id of ['test-a', 'other']) {
      await labels().accounts.create(account(id));
      await labels().routingTables.set(id, table(id));
    }
    await accept(station.ledger);
    await labels().accounts.remove('test-a');
    await labels().accounts.remove('other');
    expect(await labels().routingTables.info('test-a')).not.toBeNull();
    expect(await labels().routingTables.info('other')).toBeNull();
  });
});
