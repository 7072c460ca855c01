import { describe, expect, it } from 'vitest';
import type { RenderInput } from '#electron/engine/shipping/documents/renderer.ts';
import { A4, LABEL_4X6, LETTER } from '#electron/labels/layout/stock.ts';
import { postalForm } from '#electron/labels/documents/postal/index.ts';
import { checkLayout, checkPaper } from '#electron/labels/verify/check-layout.ts';
import { readSymbols } from '#electron/labels/verify/read-symbols.ts';
import type { PostalItems } from '#shared/schema/accounts/account-customs.ts';
import type { CustomsItem } from '#shared/schema/shipping/customs.ts';
import { fonts, picture, readPdf, renderer } from '../drawing.ts';
import { expectGolden } from '../golden.ts';
import { party } from '../parties.ts';
import { sample, type SampleOptions } from '../samples.ts';

const poland = party(
  { personName: 'Łukasz Żółć', companyName: 'Zakład Ślusarski', emailAddress: 'lukasz@example.test' },
  { countryCode: 'US', city: 'Seattle', stateOrProvinceCode: 'WA', zipCode: '98101', streetLine1: '1 Pine Street' },
);
const shirt = (changes: Partial<CustomsItem> = {}): CustomsItem => ({
  ...{ description: 'Cotton shirt, printed', quantity: 2, countryOfOrigin: 'DE', harmonizedTariffCode: '6205.20' },
  ...{ value: { amount: 19.99, currency: 'EUR' }, weight: { units: 'KG', value: 0.25 } },
  ...changes,
});

/** A parcel from Germany to the United States, of so many kilograms. */
function parcel(options: SampleOptions & { kilograms?: number; postalItems?: PostalItems } = {}): RenderInput {
  const { kilograms = 0.7, postalItems, ...rest } = options;
  const input = sample({ carrier: 'CARRIER_F', recipient: poland, customs: [shirt()], ...rest });
  for (const { transmitted } of input.shipment.packages) transmitted.weight = { units: 'KG', value: kilograms };
  if (postalItems) input.shipment.account.papers = { postalItems };
  return input;
}
const letters = (options: Parameters<typeof parcel>[0] = {}) => parcel({ postalItems: 'LETTER_POST', ...options });
const choice = { label: LABEL_4X6, paper: A4, dpi: 203, timeZone: 'UTC' };
const formOf = async (input: RenderInput) => (await postalForm(input, 0, choice, fonts))?.form ?? null;
const worth = (amount: number, currency: string) => [shirt({ quantity: 1, value: { amount, currency } })];
const textOf = async (bytes: Uint8Array) =>
  (await readPdf(bytes)).map(({ text }) => text.replaceAll(/\s+/g, ' ')).join(' ');

describe('the form that a postal item needs', () => {
  it('is a CN 22 for letter post up to 2 kg and 300 SDR, and a CN 23 beyond and for parcels', async () => {
    expect(await formOf(letters({ kilograms: 2 }))).toBe('CN22');
    expect(await formOf(letters({ kilograms: 2.001 }))).toBe('CN23');
    expect(await formOf(letters({ customs: worth(300, 'EUR') }))).toBe('CN22');
    expect(await formOf(letters({ customs: worth(352, 'EUR') }))).toBe('CN23');
    expect(await formOf(parcel({ postalItems: 'PARCEL_POST' }))).toBe('CN23');
  });

  it('is a CN 23 where the worth of the currency is not known, or may have moved over the limit', async () => {
    expect(await formOf(letters({ customs: worth(1, 'TRY') }))).toBe('CN23');
    expect(await formOf(letters({ customs: worth(0, 'TRY') }))).toBe('CN22');
    expect(await formOf(letters({ customs: worth(340, 'EUR') }))).toBe('CN23');
  });

  it('is told by the service indicator of an S10 number where the account says nothing, and none where the post has no part in it', async () => {
    expect(await formOf(parcel({ trackingNumber: 'RR473124829DE' }))).toBe('CN22');
    expect(await formOf(parcel({ trackingNumber: 'CP473124829DE' }))).toBe('CN23');
    expect(await formOf(parcel())).toBeNull();
    expect(await formOf(parcel({ trackingNumber: 'RR473124829DE', postalItems: 'NONE' }))).toBeNull();
    expect(await formOf(parcel({ trackingNumber: 'RR473124829DE', postalItems: 'PARCEL_POST' }))).toBe('CN23');
  });

  it('is a CN 23 where the goods do not fit on a CN 22: nothing of them is left out', async () => {
    const many = Array.from({ length: 30 }, (_, i) =>
      shirt({ description: `Article ${i + 1}`, quantity: 1, value: { amount: 1, currency: 'EUR' } }),
    );
    const input = letters({ customs: many });
    expect(await formOf(input)).toBe('CN23');
    const text = await textOf((await renderer().postalFormsFor(input, {})) ?? new Uint8Array());
    for (let i = 1; i <= 30; i++) expect(text).toContain(`Article ${i} `);
  });

  it('is set smaller where addresses, tax numbers and an article are as long as they may be: such a parcel is not refused', async () => {
    const long = (word: string) => word.repeat(100).slice(0, 100);
    const recipient = party(
      { personName: long('Łukasz '), companyName: long('Zakład ') },
      {
        ...{ countryCode: 'US', city: 'Seattle', stateOrProvinceCode: 'WA', zipCode: '98101' },
        ...{ streetLine1: long('Pine Street '), streetLine2: long('Floor '), streetLine3: long('Gate ') },
      },
    );
    const input = parcel({
      ...{
        recipient,
        postalItems: 'PARCEL_POST',
        customs: [shirt({ description: `${long('shirt ')}${long('linen ')}` })],
      },
    });
    input.shipment.request.taxIndentifiers = Array.from({ length: 20 }, (_, i) => ({
      ...{
        identifierType: 'VAT' as const,
        taxableEntityType: 'RECIPIENT' as const,
        value: `CHE-123.456.7${10 + i} MWST`,
      },
    }));
    expect(await renderer().misfit(input)).toBeNull();
    const text = await textOf((await renderer().postalFormsFor(input, {})) ?? new Uint8Array());
    for (const said of ['CHE-123.456.710', 'CHE-123.456.729', 'Zakład', 'Gate', 'linen']) expect(text).toContain(said);
  });

  it('comes with the labels, one for each package, the CN 22 in the format of the label', async () => {
    const kinds = async (input: RenderInput) =>
      (await renderer().render(input)).map(({ contentType, imageType, packageNumber }) =>
        [contentType, imageType, packageNumber].join(' '),
      );
    expect(await kinds(letters({ imageType: 'ZPL', packages: 2 }))).toEqual([
      ...['LABEL zpl 1', 'LABEL zpl 2', 'COMMERCIAL_INVOICE pdf 1', 'CN22 zpl 1', 'CN22 zpl 2'],
    ]);
    expect(await kinds(parcel({ imageType: 'ZPL', trackingNumber: 'CP473124829DE' }))).toEqual([
      ...['LABEL zpl 1', 'COMMERCIAL_INVOICE pdf 1', 'CN23 pdf 1'],
    ]);
    expect(await kinds(parcel())).toEqual(['LABEL pdf 1', 'COMMERCIAL_INVOICE pdf 1']);
  });
});

describe('a CN 23 of many articles', () => {
  it('is drawn, and checked before it is bought, in many turns of the event loop, between which others have theirs', async () => {
    const customs = Array.from({ length: 500 }, (_, i) => shirt({ description: `Article ${i + 1}` }));
    const input = parcel({ postalItems: 'PARCEL_POST', customs });
    const turnsOf = async (work: Promise<unknown>) => {
      let [turns, isDone] = [0, false];
      const others = () => {
        turns += 1;
        if (!isDone) setImmediate(others);
      };
      setImmediate(others);
      await work.finally(() => (isDone = true));
      return turns;
    };
    const pages = (await readPdf((await renderer().postalFormsFor(input, {})) ?? new Uint8Array())).length;
    expect(await turnsOf(renderer().misfit(input))).toBeGreaterThan(2 * pages + 20);
    expect(await turnsOf(renderer().postalFormsFor(input, {}))).toBeGreaterThan(3 * pages + 20);
  });
});

describe('the CN 22', () => {
  it('says in English and French what is in the item, in kilograms, and what it is worth together', async () => {
    const input = letters({
      trackingNumber: 'RR473124829DE',
      customs: [shirt(), shirt({ weight: { units: 'LB', value: 1 } })],
    });
    const text = await textOf((await renderer().postalFormsFor(input, {})) ?? new Uint8Array());
    for (const said of [
      ...[
        'CUSTOMS DECLARATION / DÉCLARATION EN DOUANE',
        'CN 22',
        "May be opened officially / Peut être ouvert d'office",
      ],
      ...[
        'Sale of goods / Vente de marchandises',
        '2 Cotton shirt, printed',
        '6205.20',
        'DE',
        'EUR 39.98',
        'EUR 79.96',
      ],
      ...['0.5', '0.908', '0.7', 'RR473124829DE', '15 Jan 2026', 'Versand', 'does not contain any dangerous article'],
    ])
      expect(text).toContain(said);
    expect(text.replaceAll(/\s+/g, ' ')).toContain('sont exacts et que cet envoi ne contient aucun objet dangereux');
  });

  it('is as large as the union has it, or larger on larger stock, with every text inside its place and as legible as a label on 4 x 6 inches', async () => {
    for (const label of [{ width: 74, height: 105 }, LABEL_4X6, { width: 105, height: 148 }]) {
      const made = await postalForm(letters(), 0, { ...choice, label }, fonts);
      expect(made?.form).toBe('CN22');
      expect(made?.pages.flatMap(label === LABEL_4X6 ? checkLayout : checkPaper)).toEqual([]);
    }
  });

  it.each(['6205200010', '6205.20.2015'])('has a tariff number of ten digits, %s, in one line', async (code) => {
    const input = letters({ customs: [shirt({ harmonizedTariffCode: code })] });
    const [page] = await readPdf((await renderer().postalFormsFor(input, {})) ?? new Uint8Array());
    expect(page?.text).toContain(code);
  });

  it('says of what is nothing of the list what it is, and of a repair that it is one', async () => {
    const saying = async (customs: object) => {
      const input = letters();
      input.shipment.request.customs = { customsItems: [shirt()], ...customs };
      return textOf((await renderer().postalFormsFor(input, {})) ?? new Uint8Array());
    };
    expect(await saying({ contentsType: 'OTHER', contentsExplanation: 'Exhibition goods' })).toContain(
      'Exhibition goods',
    );
    expect(await saying({ contentsType: 'REPAIR' })).toContain('Repair / Réparation');
  });

  it('looks as it was approved', async () => {
    const bytes =
      (await renderer().postalFormsFor(letters({ trackingNumber: 'RR473124829DE' }), {})) ?? new Uint8Array();
    expectGolden(await picture(bytes), 'pdf/cn22');
  });
});

describe('the CN 23', () => {
  const parcels = (options: Parameters<typeof parcel>[0] = {}) =>
    parcel({ trackingNumber: 'CP473124829DE', kilograms: 3.2, ...options });

  it('stands twice on a sheet of A4 or Letter, its number as a barcode that scans', async () => {
    for (const paper of ['A4', 'LETTER'] as const) {
      const bytes = (await renderer().postalFormsFor(parcels(), { paper })) ?? new Uint8Array();
      const read = await readSymbols(await picture(bytes), ['Code128']);
      expect(read.map(({ text }) => text)).toEqual(['CP473124829DE', 'CP473124829DE']);
    }
  });

  it('names both sides with their numbers, the goods, the gross weight, the invoice and the date', async () => {
    const input = parcels();
    input.shipment.request.taxIndentifiers = [
      { identifierType: 'EORI', taxableEntityType: 'SHIPPER', value: 'DE123' },
      { identifierType: 'EIN', taxableEntityType: 'RECIPIENT', value: '98-7654321' },
    ];
    const text = await textOf((await renderer().postalFormsFor(input, {})) ?? new Uint8Array());
    for (const said of [
      ...['CN 23', 'EORI DE123', 'EIN 98-7654321', 'lukasz@example.test', 'Nordwerk GmbH', '98101', 'Germany', '3.2'],
      ...['EUR 39.98', '6205.20', 'PBA10000000001', '15 Jan 2026', 'Total gross weight'],
    ])
      expect(text).toContain(said);
  });

  it('takes as many forms as the goods need, numbered, with every text inside its place', async () => {
    const customs = Array.from({ length: 60 }, (_, i) => shirt({ description: `Article ${i + 1} of cotton` }));
    for (const paper of [A4, LETTER]) {
      const made = await postalForm(parcels({ customs }), 0, { ...choice, paper }, fonts);
      expect(made?.pages.length).toBeGreaterThan(4);
      expect(made?.pages.flatMap(checkPaper)).toEqual([]);
    }
    const text = await textOf((await renderer().postalFormsFor(parcels({ customs }), {})) ?? new Uint8Array());
    for (let i = 1; i <= 60; i++) expect(text).toContain(`Article ${i} of cotton`);
  });

  it('looks as it was approved', async () => {
    const bytes = (await renderer().postalFormsFor(parcels(), {})) ?? new Uint8Array();
    expectGolden(await picture(bytes, 120), 'pdf/cn23');
  });
});
