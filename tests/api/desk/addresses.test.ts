import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recipientIn, request } from '../../helpers/requests.ts';
import { handClock, startTestStation, type TestStation } from '../../helpers/station.ts';

const PATH = '/station/v1/addresses';
const DAY_MS = 24 * 3_600_000;
let clock: ReturnType<typeof handClock>;
let station: TestStation;
beforeEach(async () => {
  clock = handClock();
  station = await startTestStation({ clock });
});
afterEach(() => station.dispose());

interface Changes {
  contact?: Record<string, string>;
  address?: Record<string, string>;
}
const party = ({ contact, address }: Changes = {}) => ({
  address: { countryCode: 'DE', city: 'Köln', zipCode: '50667', streetLine1: 'Domstraße 1', ...address },
  contact: { personName: 'Jörg Müller', companyName: '', ...contact },
});
const save = (changes?: Changes) => station.api.post(PATH, { party: party(changes) });
const named = (personName: string) => save({ contact: { personName } });
async function find(text: string): Promise<string[]> {
  const { body } = await station.api.get(`${PATH}?text=${encodeURIComponent(text)}`);
  return body.addresses.map((entry: { party: { contact: { personName: string } } }) => entry.party.contact.personName);
}
const list = async () => (await station.api.get(PATH)).body.addresses;
const ship = (id: string, recipient: unknown = recipientIn('US')) => station.api.ship(id, request({ recipient }));
/** Remembering is not waited for by the purchase. */
const remembered = (count: number) => expect.poll(async () => (await list()).length).toBe(count);

describe('the search in the address book', () => {
  test('finds by the beginning of any word of name, company, street, city and postal code', async () => {
    await save({ contact: { companyName: 'Nordwind GmbH' } });
    for (const text of ['jör', 'müll', 'nordw', 'domstr', 'köl', '506', 'müller köln 50667']) {
      expect(await find(text), text).toEqual(['Jörg Müller']);
    }
    for (const text of ['üller', 'müller berlin']) expect(await find(text), text).toEqual([]);
  });

  test('finds a name however its letters are spelt', async () => {
    await save();
    for (const text of ['Mueller', 'Muller', 'MÜLLER', 'Joerg', 'Koeln', 'Domstrasse']) {
      expect(await find(text), text).toEqual(['Jörg Müller']);
    }
  });

  test('finds a postal code with and without its space', async () => {
    await save({ address: { countryCode: 'GB', city: 'London', zipCode: 'SW1A 1AA' } });
    expect([await find('sw1a1aa'), await find('SW1A 1A')]).toEqual([['Jörg Müller'], ['Jörg Müller']]);
  });

  test('takes operators and quotes for text', async () => {
    await save();
    for (const text of ['"', 'müller OR x', 'NOT', 'a*', '(', 'text:müller']) {
      expect((await station.api.get(`${PATH}?text=${encodeURIComponent(text)}`)).status, text).toBe(200);
    }
  });

  test('gives those most used first, then those last used, by pages', async () => {
    const often = recipientIn('US');
    const seldom = { ...often, contact: { personName: 'Seldom Seen' } };
    await named('Never Used');
    await ship('1', often);
    clock.turn(1000);
    await ship('2', seldom);
    clock.turn(1000);
    await ship('3', often);
    await remembered(3);
    await expect.poll(async () => (await list())[0].useCount).toBe(2);

    expect(await find('')).toEqual(['Jane Roe', 'Seldom Seen', 'Never Used']);
    const first = await station.api.get(`${PATH}?limit=2`);
    const second = await station.api.get(`${PATH}?limit=2&cursor=${first.body.next}`);
    expect([first.body.addresses.length, second.body.addresses.length, second.body.next]).toEqual([2, 1, null]);
    expect((await station.api.get(`${PATH}?cursor=x`)).body.code).toBe('FIELD_INVALID');
  });
});

describe('a saved address', () => {
  test('is the same in another spelling', async () => {
    await save();
    const again = await save({ contact: { personName: 'JÖRG  MÜLLER' }, address: { streetLine1: 'Domstraße, 1' } });
    const other = await save({ address: { streetLine1: 'Domstraße 2' } });
    expect([again.status, again.body.code, other.status]).toEqual([409, 'ALREADY_EXISTS', 201]);
  });

  test('can be changed, is found by what it says then, and cannot become another one', async () => {
    const { body } = await save();
    await named('Other');
    const path = `${PATH}/${body.address.id}`;
    const changed = await station.api.call('PUT', path, {
      body: { party: party({ contact: { personName: 'Anna' } }) },
    });
    const same = await station.api.call('PUT', path, { body: { party: party({ contact: { personName: 'Other' } }) } });

    expect(changed.body.address).toMatchObject({ id: body.address.id, party: { contact: { personName: 'Anna' } } });
    expect(same.body.code).toBe('ALREADY_EXISTS');
    expect([await find('Jörg'), await find('Anna')]).toEqual([[], ['Anna']]);
    expect((await station.api.call('PUT', `${PATH}/none`, { body: { party: party() } })).status).toBe(404);
  });

  test('can be removed', async () => {
    const { body } = await save();
    const remove = () => station.api.call('DELETE', `${PATH}/${body.address.id}`);
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    expect([await list(), await find('Jörg')]).toEqual([[], []]);
  });

  test('must name a country that there is, and somebody', async () => {
    const answer = await save({ address: { countryCode: 'QQ' }, contact: { personName: ' ' } });
    expect(answer.status).toBe(422);
    expect(answer.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/party/address/countryCode',
      '/party/contact/personName',
    ]);
  });
});

describe('a recipient that was bought to', () => {
  test('is remembered once, with the count and time of its uses', async () => {
    await ship('1');
    clock.turn(60_000);
    await ship('2');
    await expect.poll(async () => (await list())[0]?.useCount).toBe(2);
    expect(await list()).toMatchObject([
      { saved: false, useCount: 2, lastUsedAt: new Date(clock.now()).toISOString(), party: recipientIn('US') },
    ]);
  });

  test('brings the telephone number that was used last, but leaves a saved address as it was saved', async () => {
    const withPhone = (phoneNumber: string) => {
      const base = recipientIn('US');
      return { ...base, contact: { ...base.contact, phoneNumber } };
    };
    await ship('1', withPhone('111'));
    await ship('2', withPhone('222'));
    await expect.poll(async () => (await list())[0]?.party.contact.phoneNumber).toBe('222');

    const saved = await station.api.post(PATH, { party: withPhone('333') });
    await ship('3', withPhone('444'));
    await expect.poll(async () => (await list())[0]?.useCount).toBe(3);
    expect(saved.status).toBe(201);
    expect(await list()).toMatchObject([{ saved: true, party: { contact: { phoneNumber: '333' } } }]);
  });

  test('is not remembered where nothing was bought, or where the setting says so', async () => {
    await station.api.ship(
      'rejected',
      request({ itemLines: [{ itemCode: 'TEST-REJECT', weight: { units: 'LB', value: 1 } }] }),
    );
    const { body: settings } = await station.api.get('/station/v1/settings');
    expect(settings.rememberRecipients).toBe(true);
    await station.api.call('PUT', '/station/v1/settings', { body: { ...settings, rememberRecipients: false } });
    await ship('1');
    await named('Written after them all');
    expect(await find('')).toEqual(['Written after them all']);
  });

  test('is forgotten after the retention time without use; a saved address stays', async () => {
    await named('Saved');
    await ship('1');
    await remembered(2);
    clock.turn(91 * DAY_MS);
    await station.stop();
    const { dataDir } = station;
    station = await startTestStation({ clock, dataDir });
    await station.engine.maintenance.run();
    expect(await find('')).toEqual(['Saved']);
    expect(await find('Jane')).toEqual([]);
  });
});

describe('two entries of one person', () => {
  test('become one, found by its own words', async () => {
    const [one, other] = [(await named('Jörg Müller')).body.address, (await named('J. Mueller')).body.address];
    const merged = await station.api.post(`${PATH}/${one.id}/merge`, { other: other.id });
    expect([merged.status, merged.body.address.party.contact.personName]).toEqual([200, 'Jörg Müller']);
    expect(await list()).toHaveLength(1);
    expect((await station.api.post(`${PATH}/${one.id}/merge`, { other: other.id })).status).toBe(404);
    expect((await station.api.post(`${PATH}/${one.id}/merge`, { other: one.id })).body.errors[0].pointer).toBe(
      '/other',
    );
  });
});

describe('the cities of a postal code', () => {
  const places = async (countryCode: string, postalCode: string) =>
    (await station.api.get(`/station/v1/places?${new URLSearchParams({ countryCode, postalCode })}`)).body;

  test('come from the tables, with the state where addresses have one', async () => {
    expect(await places('de', ' 50667 ')).toEqual({ places: [{ city: 'Köln', stateOrProvinceCode: null }] });
    const losAngeles = { places: [{ city: 'Los Angeles', stateOrProvinceCode: 'CA' }] };
    expect([await places('US', '90001'), await places('US', '90001-1234')]).toEqual([losAngeles, losAngeles]);
    expect(await places('FR', '75001')).toEqual({ places: [{ city: 'Paris', stateOrProvinceCode: null }] });
  });

  test('of which several have one code are all said, in the order of their names', async () => {
    const { places: found } = await places('FR', '10160');
    const names = found.map(({ city }: { city: string }) => city);
    expect(names.length).toBeGreaterThan(1);
    expect(names).toContain('Aix-Villemaur-Pâlis');
    expect(names).toEqual(names.toSorted());
  });

  test('are none where the country has no table, or the code is none of its', async () => {
    for (const [country = '', code = ''] of [
      ['PL', '00-001'],
      ['DE', '00000'],
      ['DE', 'Köln'],
      ['US', '9000'],
      ['ZZ', '1'],
    ])
      expect(await places(country, code), `${country} ${code}`).toEqual({ places: [] });
  });
});
