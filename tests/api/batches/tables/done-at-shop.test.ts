import { describe, expect, test } from 'vitest';
import { batchesOf } from '../../../helpers/batches.ts';
import { useStation } from '../../../helpers/use-station.ts';

const station = useStation();
const batches = batchesOf(() => station.api);
const KILOGRAM = { carrierId: 'test-f', serviceType: '101', itemLines: [{ weight: { units: 'KG', value: 1 } }] };

describe('an order that its shop has cancelled', () => {
  const HEADS = {
    'Cancelled at':
      'Name,Shipping Name,Shipping Address1,Shipping City,Shipping Zip,Shipping Country,Lineitem quantity',
    status: 'increment_id,firstname,street,city,postcode,country_id,qty_ordered',
    'Order Status':
      'Order Number,First Name (Shipping),Address 1 (Shipping),City (Shipping),Postcode (Shipping),Country Code (Shipping),Quantity',
    Status: 'Order ID,Full Name,Street 1,Ship City,Ship Zipcode,Ship Country,Number of Items',
    status_description:
      'ordernumber,shipping_firstname,shipping_street,shipping_city,shipping_zipcode,shipping_countryiso,quantity',
  };
  const SAYS = {
    ...{ 'Cancelled at': '2026-03-02 09:00:00 +0100', status: 'canceled', 'Order Status': 'wc-cancelled' },
    ...{ Status: 'Canceled', status_description: 'Storniert / Abgelehnt' },
  };

  test('says so in every language of the window', async () => {
    const words = [
      ...['Cancelled', 'Storniert', 'Cancelado', 'Annulée', 'Anulowane', 'Anulată', 'İptal edildi', 'Скасовано'],
      ...['Refunded', 'Rückerstattet', 'Cancelada', 'Annulé', 'Anulowano', 'Anulat', 'İade edildi', 'Повернено'],
      ...['İPTAL EDİLDİ', 'Zwrot środków', 'Скасований'],
    ];
    const row = (state: string, index: number) => `${index},Jane ${index},Hauptstr. 1,Berlin,10115,DE,1,${state}`;
    const content = [`${HEADS['Order Status']},Order Status`, ...[...words, 'Opłacone'].map(row)].join('\n');
    const { id, counts } = await batches.made(content, { defaults: KILOGRAM });
    expect(counts).toMatchObject({ SKIPPED: words.length, READY: 1 });
    const warned = (await batches.rows(id)).map(({ warnings }) => warnings.map(({ code }) => code));
    expect(warned).toEqual([...words.map(() => ['CANCELLED_AT_SHOP']), []]);
  });

  test.each(Object.entries(HEADS))('is left out until a person takes it in, and says so: %s', async (column, head) => {
    const row = (name: string) => `${name},${name},Hauptstr. 1,Berlin,10115,DE,1`;
    const says = SAYS[column as keyof typeof SAYS];
    const content = [`${head},${column}`, `${row(`A-${column}`)},`, `${row(`B-${column}`)},${says}`].join('\n');
    const { id, counts } = await batches.made(content, { defaults: KILOGRAM });
    expect(counts).toMatchObject({ READY: 1, SKIPPED: 1 });
    const [, second] = await batches.rows(id);
    expect(second).toMatchObject({ state: 'SKIPPED', warnings: [{ code: 'CANCELLED_AT_SHOP' }] });
    expect((await batches.change(id, 2, { skip: false })).body.row).toMatchObject({ state: 'READY' });
  });
});

describe('an order that its shop holds, or that is not paid,', () => {
  const ADDRESS = 'Shipping Name,Shipping Address1,Shipping City,Shipping Zip,Shipping Country';
  const SHOPIFY = `Name,${ADDRESS},Lineitem quantity,Fulfillment Status,Financial Status`;
  const WOOCOMMERCE =
    'Order Number,First Name (Shipping),Address 1 (Shipping),City (Shipping),Postcode (Shipping),Country Code (Shipping),Quantity,Order Status';
  const row = (order: string, ...said: string[]) =>
    [order, `Jane ${order}`, 'Hauptstr. 1', 'Berlin', '10115', 'DE', '1', ...said].join(',');
  const codesOf = async (id: string) =>
    (await batches.rows(id)).map(({ warnings }) => warnings.map(({ code }) => code).join());

  test('is left out until a person takes it in, and says which column says so', async () => {
    const paid = ['paid', 'authorized', 'partially_refunded'];
    const states = ['pending', 'partially_paid', 'expired', 'voided', 'refunded', ...paid];
    const rows = states.map((state, index) => row(`#${index}`, 'unfulfilled', state));
    const content = [SHOPIFY, ...rows, row('#9', 'on_hold', 'paid')].join('\n');
    const { id, counts } = await batches.made(content, { defaults: KILOGRAM });
    expect(counts).toMatchObject({ READY: paid.length, SKIPPED: 6 });
    const [held, cancelled] = ['HELD_AT_SHOP', 'CANCELLED_AT_SHOP'];
    expect(await codesOf(id)).toEqual([held, held, held, cancelled, cancelled, '', '', '', held]);
    expect((await batches.rows(id))[0]?.warnings).toMatchObject([
      {
        said: { column: 'Financial Status', words: 'pending' },
        message: 'The table says that this order is on hold or not paid: “pending” in Financial Status.',
      },
    ]);
    expect((await batches.change(id, 1, { skip: false })).body.row).toMatchObject({ state: 'READY' });
  });

  test('is known by how its payment stands, as Shopware 5 writes it beside its state', async () => {
    const head =
      'ordernumber,shipping_firstname,shipping_street,shipping_city,shipping_zipcode,shipping_countryiso,quantity,cleared_description,status_description';
    const held = ['Offen', 'Teilweise bezahlt', '1. Mahnung', 'Inkasso', 'Open', '2nd reminder'];
    const paid = ['Komplett bezahlt', 'Komplett in Rechnung gestellt', 'Completely paid', 'Abgeschlossen'];
    const rows = [...held, 'Wiedergutschrift', ...paid].map((said, index) => row(String(index), said, 'Offen'));
    const { id } = await batches.made([head, ...rows].join('\n'), { defaults: KILOGRAM });
    expect(await codesOf(id)).toEqual([...held.map(() => 'HELD_AT_SHOP'), 'CANCELLED_AT_SHOP', ...paid.map(() => '')]);
    expect((await batches.rows(id))[0]?.warnings[0]?.said).toEqual({ column: 'cleared_description', words: 'Offen' });
  });

  test('is known by the state that its shop gives it, in every language of the window', async () => {
    const words = [
      ...['wc-on-hold', 'Pending payment', 'Failed', 'In Wartestellung', 'En espera', 'Échouée', 'Wstrzymane'],
      ...['Plată în așteptare', 'ÖDEME BEKLENİYOR', 'BAŞARISIZ', 'Очікується оплата', 'Не оплачено'],
    ];
    const rows = [...words, 'Processing', 'Payé'].map((state, index) => row(String(index), state));
    const { id, counts } = await batches.made([WOOCOMMERCE, ...rows].join('\n'), { defaults: KILOGRAM });
    expect(counts).toMatchObject({ READY: 2, SKIPPED: words.length });
    expect(await codesOf(id)).toEqual([...words.map(() => 'HELD_AT_SHOP'), '', '']);
  });
});

describe('an order that its shop has cancelled, as one of its lines says,', () => {
  const HEAD =
    'Name,Shipping Name,Shipping Address1,Shipping City,Shipping Zip,Shipping Country,Lineitem quantity,Cancelled at';
  const row = (zip: string, cancelledAt: string) => `#1,Jane Roe,Hauptstr. 1,Berlin,${zip},DE,1,${cancelledAt}`;
  const cancelled = '2026-03-02 09:00:00 +0100';

  test('is left out whichever of them comes first', async () => {
    const content = [HEAD, row('10115', ''), row('10115', cancelled)].join('\n');
    const { id } = await batches.made(content, { defaults: KILOGRAM });
    const [first] = await batches.rows(id);
    expect(first).toMatchObject({ state: 'SKIPPED', warnings: [{ code: 'CANCELLED_AT_SHOP' }] });
  });

  test('is left out, too, once a fault of it is put right', async () => {
    const { id } = await batches.made([HEAD, row('1011', cancelled)].join('\n'), { defaults: KILOGRAM });
    expect((await batches.rows(id))[0]).toMatchObject({ state: 'INVALID' });
    const mended = await batches.change(id, 1, { cells: { 'Shipping Zip': '10115' } });
    expect(mended.body.row).toMatchObject({ state: 'SKIPPED', warnings: [{ code: 'CANCELLED_AT_SHOP' }] });
    expect((await batches.change(id, 1, { skip: false })).body.row.state).toBe('READY');
    const edited = await batches.change(id, 1, { cells: { 'Shipping City': 'Potsdam' } });
    expect(edited.body.row.state).toBe('READY');
  });
});

describe('an order that was shipped without the station', () => {
  const HEADS = {
    'Fulfillment Status':
      'Name,Shipping Name,Shipping Address1,Shipping City,Shipping Zip,Shipping Country,Lineitem quantity',
    'Shipped On Date':
      'Order Number,Ship To Name,Ship To Address 1,Ship To City,Ship To Zip,Ship To Country,Quantity,Item Title',
    'Date Shipped': 'Order ID,Full Name,Street 1,Ship City,Ship Zipcode,Ship Country,Number of Items',
  };
  test('in part is left out, too: nobody knows what is left of it', async () => {
    const row = (name: string, said: string) => `${name},${name},Hauptstr. 1,Berlin,10115,DE,2,${said}`;
    const head = `${HEADS['Fulfillment Status']},Fulfillment Status`;
    const content = [head, row('#1001', 'partial'), row('#1002', 'unfulfilled')].join('\n');
    const { id, counts } = await batches.made(content, { defaults: KILOGRAM });
    expect(counts).toMatchObject({ READY: 1, SKIPPED: 1 });
    expect((await batches.rows(id))[0]).toMatchObject({ state: 'SKIPPED', warnings: [{ code: 'SHIPPED_AT_SHOP' }] });
  });

  test('says so in every language of the window, as Magento calls what is closed', async () => {
    const words = ['closed', 'Geschlossen', 'Cerrado', 'Fermée', 'Zamknięte', 'Închisă', 'Kapatıldı', 'Закрито'];
    const row = (state: string, index: number) => `${index},Jane ${index},Hauptstr. 1,Berlin,10115,DE,1,${state}`;
    const head = 'increment_id,firstname,street,city,postcode,country_id,qty_ordered,status';
    const content = [head, ...[...words, 'processing'].map(row)].join('\n');
    expect((await batches.made(content, { defaults: KILOGRAM })).counts).toMatchObject({ SKIPPED: 8, READY: 1 });
  });

  test('in part is left out by the day of shipping of one of its lines', async () => {
    const row = (order: string, item: string, shipped: string) =>
      `${order},Jane Roe,Hauptstr. 1,Berlin,10115,DE,1,${item},${shipped}`;
    const head = `${HEADS['Shipped On Date']},Shipped On Date`;
    const rows = [row('1', 'Mug', ''), row('1', 'Plate', 'Mar-02-26'), row('2', 'Mug', ''), row('2', 'Cup', '')];
    const { id, counts } = await batches.made([head, ...rows].join('\n'), { defaults: KILOGRAM });
    expect(counts).toMatchObject({ READY: 1, SKIPPED: 1 });
    expect((await batches.rows(id))[0]).toMatchObject({ state: 'SKIPPED', warnings: [{ code: 'SHIPPED_AT_SHOP' }] });
  });

  const SAYS = { 'Fulfillment Status': 'fulfilled', 'Shipped On Date': 'Mar-02-26', 'Date Shipped': '03/02/2026' };

  test.each(Object.entries(HEADS))('is left out until a person takes it in, and says so: %s', async (column, head) => {
    const row = (name: string) => [name, name, 'Hauptstr. 1', 'Berlin', '10115', 'DE', '1', ''];
    const says = SAYS[column as keyof typeof SAYS];
    const line = (name: string, said: string) => [...row(name).slice(0, head.split(',').length), said].join(',');
    const content = [`${head},${column}`, line(`A-${column}`, ''), line(`B-${column}`, says)].join('\n');
    const { id, counts } = await batches.made(content, { defaults: KILOGRAM });
    expect(counts).toMatchObject({ READY: 1, SKIPPED: 1 });
    const [, second] = await batches.rows(id);
    expect(second).toMatchObject({ state: 'SKIPPED', warnings: [{ code: 'SHIPPED_AT_SHOP' }] });
    expect((await batches.change(id, 2, { skip: false })).body.row).toMatchObject({ state: 'READY' });
  });
});
