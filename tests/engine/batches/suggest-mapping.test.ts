import { describe, expect, test } from 'vitest';
import { BATCH_TARGETS } from '#shared/schema/batches/batch-target.ts';
import { suggestMapping, unitsInNames, weightUnitInNames } from '#electron/engine/batches/table/suggest-mapping.ts';

describe('the suggested mapping', () => {
  test('knows how an English table calls its columns', () => {
    expect(
      suggestMapping([
        'Order No.',
        'Name',
        'Company',
        'Address 1',
        'Address 2',
        'Zip Code',
        'City',
        'State',
        'Country',
        'Weight (lbs)',
        'Carrier',
        'Service',
        'Colour',
      ]),
    ).toEqual({
      'Order No.': 'ref1',
      Name: 'recipient.contact.personName',
      Company: 'recipient.contact.companyName',
      'Address 1': 'recipient.address.streetLine1',
      'Address 2': 'recipient.address.streetLine2',
      'Zip Code': 'recipient.address.zipCode',
      City: 'recipient.address.city',
      State: 'recipient.address.stateOrProvinceCode',
      Country: 'recipient.address.countryCode',
      'Weight (lbs)': 'weight',
      Carrier: 'account',
      Service: 'service',
    });
  });

  test('knows how a German one does', () => {
    expect(
      suggestMapping([
        'Bestellnummer',
        'Vorname',
        'Nachname',
        'Straße',
        'Hausnr.',
        'PLZ',
        'Ort',
        'Land',
        'E-Mail',
        'Gewicht in kg',
        'Länge',
        'Höhe',
        'Versandart',
      ]),
    ).toEqual({
      Bestellnummer: 'ref1',
      Vorname: 'recipient.contact.firstName',
      Nachname: 'recipient.contact.lastName',
      Straße: 'recipient.address.streetLine1',
      'Hausnr.': 'recipient.address.houseNumber',
      PLZ: 'recipient.address.zipCode',
      Ort: 'recipient.address.city',
      Land: 'recipient.address.countryCode',
      'E-Mail': 'recipient.contact.emailAddress',
      'Gewicht in kg': 'weight',
      Länge: 'length',
      Höhe: 'height',
      Versandart: 'service',
    });
  });

  test.each([
    [['Artikelbezeichnung', 'Stück'], 'customs.quantity'],
    [['Anzahl', 'SKU'], 'customs.quantity'],
    [['Anzahl', 'Gewicht'], 'copies'],
    [['Artikel', 'Anzahl Pakete'], 'copies'],
    [['Produkt', 'Anzahl'], 'copies'],
    [['Versandprodukt', 'Stück'], 'copies'],
    [['Produktname', 'Anzahl'], 'customs.quantity'],
  ])('takes the count of an article for no number of parcels: %j', (columns, target) => {
    expect(Object.values(suggestMapping(columns))).toContain(target);
    expect(Object.values(suggestMapping(columns)).filter((each) => each === 'copies')).toHaveLength(
      target === 'copies' ? 1 : 0,
    );
  });

  test.each([
    ['of a row', ['Nr.', 'Name', 'Straße'], undefined],
    ['of a shipment', ['Versand-Nr.', 'Name', 'Straße'], undefined],
    ['of a house, behind its street', ['Name', 'Straße', 'Nr.'], 'recipient.address.houseNumber'],
    ['of a house, behind more of its street', ['Straße', 'Zusatz', 'Nr.'], 'recipient.address.houseNumber'],
    ['of a house, called so', ['Hausnr.', 'Straße'], 'recipient.address.houseNumber'],
    ['of the house of a sender', ['Absender Straße', 'Absender Nr.'], 'shipper.address.houseNumber'],
  ])('takes a number for what it is: %s', (_of, columns, target) => {
    const found = Object.values(suggestMapping(columns)).filter((each) => each.endsWith('.houseNumber'));
    expect(found).toEqual(target === undefined ? [] : [target]);
  });

  test('takes a unit for that of what stands before it, or for a part of an address', () => {
    expect(suggestMapping(['Weight (kg)', 'Unit', 'Street'])).toMatchObject({ Unit: 'weightUnits' });
    expect(suggestMapping(['Length', 'Width', 'Height', 'Unit'])).toMatchObject({ Unit: 'lengthUnits' });
    expect(suggestMapping(['Street', 'Unit', 'City'])).toMatchObject({ Unit: 'recipient.address.streetLine2' });
  });

  test('sends the parcel to whom columns call so, and not to whoever pays', () => {
    expect(suggestMapping(['Customer', 'Ship-to name', 'Street', 'City'])).toEqual({
      'Ship-to name': 'recipient.contact.personName',
      Street: 'recipient.address.streetLine1',
      City: 'recipient.address.city',
    });
    const both = ['Name', 'Company', 'Street', 'City', 'Country', 'Ship to name', 'Ship to street', 'Ship to city'];
    expect(suggestMapping(both)).toEqual({
      'Ship to name': 'recipient.contact.personName',
      'Ship to street': 'recipient.address.streetLine1',
      'Ship to city': 'recipient.address.city',
    });
    expect(suggestMapping(['Recipient name', 'Street', 'Zip'])).toMatchObject({
      Street: 'recipient.address.streetLine1',
    });
  });

  test('tells sender and recipient apart', () => {
    expect(suggestMapping(['Ship To Name', 'RecipientCity', 'Sender Name', 'Absender PLZ', 'Return Street'])).toEqual({
      'Ship To Name': 'recipient.contact.personName',
      RecipientCity: 'recipient.address.city',
      'Sender Name': 'shipper.contact.personName',
      'Absender PLZ': 'shipper.address.zipCode',
      'Return Street': 'returnAddress.address.streetLine1',
    });
  });

  test('takes the number of an order for its number in the export of a shop, whatever the shop calls it', () => {
    const columns = [
      'Name',
      'Email',
      'Lineitem quantity',
      'Lineitem sku',
      'Billing Name',
      'Shipping Name',
      'Shipping Zip',
    ];
    expect(suggestMapping(columns)).toMatchObject({
      ...{ Name: 'ref1', 'Shipping Name': 'recipient.contact.personName' },
      ...{ Email: 'recipient.contact.emailAddress', 'Shipping Zip': 'recipient.address.zipCode' },
    });
    expect(suggestMapping(['Name', 'Street'])).toMatchObject({ Name: 'recipient.contact.personName' });
  });

  test('knows every target by its own name, and uses each once', () => {
    expect(suggestMapping(BATCH_TARGETS)).toEqual(Object.fromEntries(BATCH_TARGETS.map((target) => [target, target])));
    expect(suggestMapping(['Weight', 'Gewicht'])).toEqual({ Weight: 'weight' });
  });
});

describe('units in names of columns', () => {
  test('of sides hold where no column has units', () => {
    expect(unitsInNames({ 'L (cm)': 'length', 'W cm': 'width', 'H in cm': 'height' })).toEqual({
      itemLines: [{ dimensions: { units: 'CM' } }],
    });
    expect(unitsInNames({ 'Length (in)': 'length', 'Width in': 'width' })).toEqual({
      itemLines: [{ dimensions: { units: 'IN' } }],
    });
  });

  test('of weights are kilograms, grams, pounds and ounces', () => {
    const stated = (column: string) => [suggestMapping([column])[column], weightUnitInNames({ [column]: 'weight' })];
    expect(
      Object.fromEntries(['Weight (kg)', 'Weight kg', 'Gewicht in kg'].map((name) => [name, stated(name)])),
    ).toEqual({ 'Weight (kg)': ['weight', 'KG'], 'Weight kg': ['weight', 'KG'], 'Gewicht in kg': ['weight', 'KG'] });
    expect(['Weight (g)', 'Weight (grams)', 'Gewicht in Gramm', 'weight_g'].map(stated)).toEqual(
      Array(4).fill(['weight', 'G']),
    );
    expect(['Weight (lbs)', 'Weight lb'].map(stated)).toEqual(Array(2).fill(['weight', 'LB']));
    expect(['Weight (oz)', 'weight_oz', 'Weight in ounces'].map(stated)).toEqual(Array(3).fill(['weight', 'OZ']));
    expect(weightUnitInNames({ 'Weight (kg)': 'weight', Unit: 'weightUnits' })).toBeNull();
    expect(weightUnitInNames({ Weight: 'weight' })).toBeNull();
  });

  test('do not hold where the names do not agree', () => {
    expect(unitsInNames({ 'L (cm)': 'length', 'W (in)': 'width' })).toEqual({});
    expect(unitsInNames({ 'L (cm)': 'length', W: 'width' })).toEqual({});
    expect(unitsInNames({ 'Length in mm': 'length' })).toEqual({});
  });
});
