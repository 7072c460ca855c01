import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROUTING_SYMBOLOGIES } from '#shared/schema/accounts/account.ts';
import { CARRIER_DEFINITIONS } from '#electron/carriers/index.ts';
import { labelSizeOn } from '#electron/labels/layout/sheet.ts';
import { A4, LETTER, STOCKS } from '#electron/labels/layout/stock.ts';
import { printable } from '#electron/labels/text/printable.ts';
import { checkLayout } from '#electron/labels/verify/check-layout.ts';
import { runs } from '../../forms.ts';
import { fonts, layoutsOf } from '../drawing.ts';
import { textsIn } from '../fullest.ts';
import { customsItem, sample } from '../samples.ts';

const NAMED = CARRIER_DEFINITIONS.flatMap((each) => (each.key === 'OTHER' ? [] : [{ ...each, key: each.key }]));
const without = (text: string) => text.replaceAll(/\s+/g, '');

describe('whatever the rules permit', () => {
  const MIXED = ['W', 'i', 'Ǆ', 'Щ', '@', 'é', '. ', ' W', ' ab', '漢'];
  type Texts = (length: number) => fc.Arbitrary<string>;
  const textsOf =
    (letters: readonly string[]): Texts =>
    (length) =>
      fc.array(fc.constantFrom(...letters), { minLength: length, maxLength: length }).map((parts) =>
        `${parts
          .join('')
          .slice(0, length - 1)
          .trim()}|`.padStart(length, 'W'),
      );
  const partyOf = (textOf: Texts, most = 100) =>
    fc
      .record({
        name: textOf(most),
        street: textOf(most),
        city: textOf(most),
        zip: textOf(Math.min(most, 20)),
        phone: textOf(50),
      })
      .map(({ name, street, city, zip, phone }) => ({
        contact: { personName: name, companyName: street, phoneNumber: phone, phoneExtension: zip },
        address: {
          countryCode: 'GS',
          city,
          stateOrProvinceCode: name,
          zipCode: zip,
          streetLine1: street,
          streetLine2: name,
          streetLine3: city,
        },
      }));
  // As long as every field of a recipient may be of the widest letter, so that the rules take it (LABELS-20).
  const MOST_OF_RECIPIENT = 11;
  const sizes = [
    ...Object.values(STOCKS).map(({ label }) => label),
    ...[A4, LETTER].flatMap((sheet) => [labelSizeOn(sheet, 2), labelSizeOn(sheet, 4)]),
  ];
  // As long as a routing table takes it, of the letters that are widest in type and in Code 128.
  const sortText = fc.string({ unit: fc.constantFrom('W', '1', '@'), maxLength: 20 });
  const longest = fc
    .record({
      definition: fc.constantFrom(...NAMED),
      routingSymbology: fc.constantFrom(...ROUTING_SYMBOLOGIES),
      sorting: fc.option(fc.record({ depot: sortText, sortCode: sortText, route: sortText }), { nil: undefined }),
      // Ǆ is the widest letter that the fonts have.
      textOf: fc.constantFrom(textsOf(MIXED), textsOf(['W', 'M']), textsOf(['Ǆ'])),
    })
    .chain(({ definition: { key, references }, routingSymbology, sorting, textOf }) =>
      fc
        .tuple(
          partyOf(textOf),
          partyOf(textOf, MOST_OF_RECIPIENT),
          partyOf(textOf),
          fc.tuple(...references.map(({ maxLength }) => textOf(maxLength))),
        )
        .map(([from, to, back, values]) => {
          const customs = Array.from({ length: 20 }, (_, i) => customsItem(i));
          const named = references.map(({ key: name, label }, i) => ({ key: name, label, value: values[i] ?? '' }));
          const request = { returnAddress: back, signatureOption: { signatureOptionType: 'ADULT' as const } };
          return sample({
            ...{
              carrier: key,
              routingSymbology,
              sorting,
              shipper: from,
              recipient: to,
              references: named,
              customs,
              request,
            },
          });
        }),
    );

  test('every message is on the label to its last letter, on every stock and resolution', async () => {
    await fc.assert(
      fc.asyncProperty(longest, fc.constantFrom(...sizes), fc.constantFrom(203, 300), async (input, size, dpi) => {
        const layouts = await layoutsOf(input, { size, dpi });
        expect(layouts.flatMap(checkLayout)).toEqual([]);
        const printed = without(layouts.flatMap(textsIn).join(' '));
        for (const { value } of input.shipment.packages[0]?.references ?? [])
          expect(printed).toContain(without(printable(value, fonts)));
      }),
      { numRuns: runs(4000) },
    );
  });
});
