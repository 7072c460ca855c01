import fc from 'fast-check';
import type { Party } from '#shared/schema/shipping/party.ts';
import { party } from './parties.ts';
import { sample, type SampleOptions } from './samples.ts';

/** Pieces of text that have meant something to some printer, parser or font. */
const HOSTILE = [
  '^XZ^XA',
  '^FS',
  '^FD',
  '~JR',
  '~HS',
  '^CI0',
  '_5E',
  '_',
  '^',
  '~',
  '\\&',
  '\\',
  '"',
  '\\"',
  '","',
  "'",
  '\r\n',
  '\n',
  '\r',
  '\0',
  '\u001b@',
  '\u0007',
  'N\nP9\n',
  'GW0,0,9,9',
  'P999',
  '\t',
  '\u202Eabc\u202C',
  'שלום',
  'مرحبا',
  'e\u0301',
  'a\u0308\u0323',
  '\u0301',
  'Ł',
  'Ωμέγα',
  'Щука',
  '東京',
  '👩\u200D👧',
  '\u200B',
  '\u00A0',
  '\u00AD',
  '\uFEFF',
  'ﬁ',
  '<b>',
  '&amp;',
  '%s',
  '${x}',
  '../..',
  '(',
  ')',
  '<</Type',
  'endstream',
  '£',
  '€',
  '„“',
  'ß',
  'ẞ',
  '\uFFFD',
  '  ',
  '|',
  ' ',
];

export const hostileText = (maxPieces: number) =>
  fc
    .array(
      fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...HOSTILE) }, fc.string({ unit: 'grapheme', maxLength: 8 })),
      {
        minLength: 1,
        maxLength: maxPieces,
      },
    )
    .map((pieces) =>
      Array.from(`x${pieces.join('')}`)
        .slice(0, 100)
        .join(''),
    );

const hostileParty: fc.Arbitrary<Party> = fc
  .record({
    name: hostileText(12),
    company: hostileText(12),
    street: hostileText(12),
    city: hostileText(6),
    zip: hostileText(2),
  })
  .map(({ name, company, street, city, zip }) =>
    party({ personName: name, companyName: company }, { streetLine1: street, city, zipCode: zip.slice(0, 20) }),
  );

/** Shipments with hostile names and references. */
export const hostileSample = (options: SampleOptions) =>
  fc
    .record({ recipient: hostileParty, shipper: hostileParty, values: fc.array(hostileText(10), { maxLength: 3 }) })
    .map(({ recipient, shipper, values }) =>
      sample({
        ...options,
        recipient,
        shipper,
        references: values.map((value, i) => ({ key: `ref${i + 1}`, label: 'Customer reference', value })),
      }),
    );
