import { describe, expect, test } from 'vitest';
import { batchesOf, DEFAULTS, HEADER, line } from '../../../helpers/batches.ts';
import { useStation } from '../../../helpers/use-station.ts';

const station = useStation();
const batches = batchesOf(() => station.api);

describe('a row whose cells of sides or value are empty', () => {
  const SIDES = 'Length (cm);Width (cm);Height (cm)';
  const BOX = { length: 12, width: 8, height: 4, units: 'IN' };
  let made = 0;
  const rowOf = async (columns: string, cells: string, more = {}) => {
    const content = `${HEADER};${columns}\n${line(`E-${++made}`)};${cells}\n`;
    const { id } = await batches.made(content, more);
    return (await batches.rows(id))[0];
  };

  test.each([
    ['the names of their columns say a unit', SIDES, ';;'],
    ['a column says one', 'Length;Width;Height;Length unit', ';;;cm'],
    ['a column says a currency', 'Declared value;Currency', ';EUR'],
  ])('has none where %s', async (_where, columns, cells) => {
    const row = await rowOf(columns, cells);
    expect([row?.state, row?.errors]).toEqual(['READY', []]);
    const [parcel] = (row?.request as { itemLines: object[] }).itemLines;
    expect(parcel).not.toHaveProperty('dimensions');
    expect(parcel).not.toHaveProperty('declaredInfo');
  });

  test('has those of the defaults', async () => {
    const dimensions = { length: 30, width: 20, height: 10, units: 'CM' };
    const row = await rowOf(SIDES, ';;', { defaults: { ...DEFAULTS, itemLines: [{ dimensions }] } });
    expect(row).toMatchObject({ state: 'READY', request: { itemLines: [{ dimensions }] } });
  });

  test.each([
    ['a column says', 'Length;Width;Height;Length unit;Weight unit;Declared value;Currency', ';;;cm;lb;;EUR'],
    ['the names of columns say', `${SIDES};Weight (lb)`, ';;;'],
  ])('has those of the defaults in their own unit, whatever %s', async (_what, columns, cells) => {
    const parcel = {
      weight: { units: 'KG', value: 2 },
      dimensions: BOX,
      declaredInfo: { amount: 100, currency: 'USD' },
    };
    const content = `Name;Street;Zip;City;Country;${columns}\nJane Roe;Hauptstr. 1;10115;Berlin;DE;${cells}\n`;
    const { id } = await batches.made(content, { defaults: { ...DEFAULTS, itemLines: [parcel] } });
    expect((await batches.rows(id))[0]).toMatchObject({ state: 'READY', request: { itemLines: [parcel] } });
  });

  test.each([
    ['their columns say one, and a box of the defaults has another', BOX, 'CM'],
    ['the defaults say one for all sides', { units: 'IN' }, 'IN'],
  ])('that are filled have their own unit where %s', async (_where, dimensions, units) => {
    const row = await rowOf(SIDES, '30;20;10', { defaults: { ...DEFAULTS, itemLines: [{ dimensions }] } });
    const sides = { length: 30, width: 20, height: 10, units };
    expect(row).toMatchObject({ state: 'READY', request: { itemLines: [{ dimensions: sides }] } });
  });

  test.each([
    ['Length (mm);Width (mm);Height (mm)', {}],
    ['Länge in mm;Breite in mm;Höhe in mm', {}],
    ['Length (mm);Width (mm);Height (mm)', { dimensions: BOX }],
  ])('that are filled in millimetres, as %s says, are sent in centimetres', async (columns, parcel) => {
    const row = await rowOf(columns, '305;200;100', { defaults: { ...DEFAULTS, itemLines: [parcel] } });
    const dimensions = { length: 30.5, width: 20, height: 10, units: 'CM' };
    expect(row).toMatchObject({ state: 'READY', request: { itemLines: [{ dimensions }] } });
  });

  test.each([
    ['length_cm;width_cm;height_cm', '30;20;10', 'CM'],
    ['lengthCm;widthCm;heightCm', '30;20;10', 'CM'],
    ['length_mm;width_mm;height_mm', '300;200;100', 'CM'],
    ['length_in;width_in;height_in', '30;20;10', 'IN'],
    ['Length in;Width in;Height in', '30;20;10', 'IN'],
  ])('that are filled have the unit that ends the names of their columns: %s', async (columns, cells, units) => {
    const dimensions = { length: 30, width: 20, height: 10, units };
    expect(await rowOf(columns, cells)).toMatchObject({ state: 'READY', request: { itemLines: [{ dimensions }] } });
  });

  test.each([
    ['a weight of the defaults has another', { value: 2, units: 'LB' }, 'KG'],
    ['the defaults say one for all weights', { units: 'LB' }, 'LB'],
  ])('and its weight is in the unit of its column, unless the defaults say one: %s', async (_what, weight, units) => {
    const row = await rowOf('Note', '', { defaults: { ...DEFAULTS, itemLines: [{ weight }] } });
    expect(row).toMatchObject({ state: 'READY', request: { itemLines: [{ weight: { value: 2.5, units } }] } });
  });

  test.each([
    ['is filled', '30;;', [], {}],
    ['is filled, and the box of the defaults is in another unit', '30;;', [], BOX],
    ['cannot be read', 'far;;', ['length'], {}],
  ])('lacks the two that are empty where one %s', async (_how, cells, unread, dimensions) => {
    const row = await rowOf(SIDES, cells, { defaults: { ...DEFAULTS, itemLines: [{ dimensions }] } });
    expect(row?.errors.map(({ pointer }) => pointer)).toEqual(
      [...unread, 'width', 'height'].map((side) => `/itemLines/0/dimensions/${side}`),
    );
  });

  test.each([SIDES, 'Length;Width;Height'])(
    'is not told to have sides where those it has cannot be read',
    async (columns) => {
      const row = await rowOf(columns, 'far;x;y', {
        defaults: { ...DEFAULTS, carrierId: 'test-a', serviceType: 'A_EXPRESS_FREIGHT' },
      });
      expect(row?.errors.map(({ code }) => code).filter((code) => code !== 'SERVICE_NOT_AVAILABLE')).toEqual(
        Array(3).fill('FIELD_INVALID'),
      );
    },
  );
});
