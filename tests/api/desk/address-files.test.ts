import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestStation, type TestStation } from '../../helpers/station.ts';

const PATH = '/station/v1/addresses';
let station: TestStation;
beforeEach(async () => {
  station = await startTestStation();
});
afterEach(() => station.dispose());

const party = {
  address: { countryCode: 'DE', city: 'Köln', zipCode: '50667', streetLine1: 'Domstraße 1' },
  contact: { personName: 'Jörg Müller', companyName: '' },
};
async function find(text: string): Promise<string[]> {
  const { body } = await station.api.get(`${PATH}?text=${encodeURIComponent(text)}`);
  return body.addresses.map((entry: { party: { contact: { personName: string } } }) => entry.party.contact.personName);
}
const importFile = (text: string, more: Record<string, unknown> = {}) =>
  station.api.post(`${PATH}/import`, {
    ...{ fileName: 'customers.csv', contentBase64: Buffer.from(text).toString('base64') },
    ...more,
  });

test('a file of addresses is saved line by line; what is known is counted, and what cannot be saved is named', async () => {
  await station.api.post(PATH, { party });
  const file = [
    'Name;Street;Zip;City;Country',
    'Jörg Müller;Domstraße 1;50667;Köln;Germany',
    'Ada Low;Weg 2;="01067";Dresden;DE',
    ';Weg 3;10115;Berlin;DE',
    'Sam Poe;Weg 4;10115;Berlin;',
  ].join('\n');
  const { status, body } = await importFile(file);
  const unnamed = { code: 'FIELD_REQUIRED', pointer: '/party/contact' };
  const nowhere = { code: 'FIELD_REQUIRED', pointer: '/party/address/countryCode' };
  const refused = [
    { line: 4, errors: [unnamed] },
    { line: 5, errors: [nowhere] },
  ];
  expect([status, body]).toMatchObject([200, { added: 1, known: 1, refused }]);
  expect(await find('Ada 01067')).toEqual(['Ada Low']);
  expect((await importFile(file, { countryCode: 'DE' })).body).toMatchObject({ added: 1, known: 2 });
  expect(await find('Sam')).toEqual(['Sam Poe']);
});

test('a file without a column of an address is refused', async () => {
  const { status, body } = await importFile('Colour;Size\nred;5\n');
  expect([status, body.errors[0]]).toMatchObject([422, { pointer: '/mapping', trouble: { code: 'TABLE_NO_ADDRESS' } }]);
});

test('it is said of a cell without its value what it shows instead', async () => {
  const { body } = await importFile('Name;Street;Zip;City;Country\n#N/A;Weg 1;10115;Berlin;DE\n');
  const errors = [{ pointer: '/party/contact/personName', trouble: { code: 'CELL_ERROR' } }];
  expect(body.refused).toMatchObject([{ line: 2, errors }]);
});
