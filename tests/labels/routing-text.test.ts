import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routingSymbol } from '#electron/labels/symbols/routing-symbol.ts';
import { transportMessage } from '#electron/labels/symbols/iso-15434.ts';
import { ROUTING_SYMBOLOGIES } from '#shared/schema/accounts/account.ts';
import { runs } from '../forms.ts';
import { draw, layoutOf, renderer } from './drawing.ts';
import { parseZpl } from './zpl/parse.ts';
import { of, party, RECIPIENTS } from './parties.ts';
import { sample, type SampleOptions } from './samples.ts';
import { readRouting, reference } from './symbols/symbol-readers.ts';

/** What ZXing reads in the two-dimensional symbol of a label, field by field. */
async function fieldsOf(options: SampleOptions, change: (input: ReturnType<typeof sample>) => void = () => {}) {
  const input = sample(options);
  change(input);
  const [verification] = await renderer().verify(input);
  expect(verification).toMatchObject({ ok: true, faults: [] });
  const symbol = verification?.symbols.find(
    ({ symbology }) => symbology === (options.routingSymbology ?? 'DATA_MATRIX'),
  );
  const [, data = ''] = /^\[\)>\x1e01\x1d96(.*)\x1e\x04$/.exec(symbol?.read ?? '') ?? [];
  return data.split('\x1d');
}

const US = ['972090000', '840', '003', 'TESTA00000004711', '', '', '015', '', '1/1', '5', 'N'];

describe('the two-dimensional symbol of a label', () => {
  it.each(ROUTING_SYMBOLOGIES)('is a transport message of ISO/IEC 15434 in %s', async (routingSymbology) => {
    const fields = await fieldsOf({ routingSymbology }, ({ shipment }) => void (shipment.service.serviceCode = '03'));
    expect(fields).toEqual(US);
  });

  it('has the class of service that the account gives its service, and none where it gives none', async () => {
    const given = await fieldsOf({}, ({ shipment }) => void (shipment.service.serviceClass = '066'));
    expect([given[2], (await fieldsOf({}))[2]]).toEqual(['066', '']);
  });

  it('has the country’s number, a postal code without spaces, whole pounds and the account’s carrier code', async () => {
    const fields = await fieldsOf(
      { carrier: 'CARRIER_D' },
      ({ shipment }) => void (shipment.account.carrierCode = 'ABCD'),
    );
    expect(fields).toEqual(['EH12NG', '826', '', 'TESTD00000004711', 'ABCD', '', '015', '', '1/1', '6', 'N']);
  });

  it('keeps to ASCII, so that any scanner shows it', async () => {
    const fields = await fieldsOf({ carrier: 'CARRIER_D' }, ({ shipment }) => {
      shipment.request.recipient.address.zipCode = 'Ä|東-9';
    });
    expect(fields[0]).toBe('A9');
  });

  it('counts the day of the year in the zone of the station', async () => {
    const { dateText } = await import('#electron/labels/label/texts.ts');
    const input = sample();
    input.acceptedAt = Date.UTC(2026, 11, 31, 23);
    const there = await renderer({ timeZone: 'Asia/Tokyo' }).verify(input);
    expect(dateText(input.acceptedAt, 'Asia/Tokyo')).toBe('01 Jan 2027');
    expect(there[0]?.symbols.map(({ read }) => read?.split('\x1d')[7])).toContain('001');
  });

  it('is drawn by a ZPL printer itself, its separators as hexadecimal digits', async () => {
    const commands = parseZpl((await draw(sample({ imageType: 'ZPL' }))).bytes);
    expect(JSON.stringify(commands)).toContain('BX');
    expect((await layoutOf(sample())).elements.some((element) => element.kind === 'matrix')).toBe(true);
  });
});

describe('MaxiCode', () => {
  const message = (postal: string, country = '276', service = '101') =>
    transportMessage([postal, country, service, 'NUMBER1', '', '', '015', 'PB1', '1/1', '5', 'N']);
  const read = async (text: string) => {
    const symbol = routingSymbol('MAXICODE', text);
    return { symbol, read: (await readRouting(symbol))[0]?.text };
  };
  /** Dark hexagons that the two have in common with neither: those of the primary message alone. */
  const primaryOf = (dark: readonly number[], other: readonly number[]) => dark.filter((at) => !other.includes(at));

  it.each([
    ['2, five digits', message('80331'), 2],
    ['2, nine digits', message('972090000', '840', '003'), 2],
    ['3, letters and digits', message('EH12NG', '826', '024'), 3],
  ])('is in mode %s, and the message is read whole', async (_name, text) => {
    const { symbol, read: found } = await read(text);
    expect([symbol.symbology, found]).toEqual(['MAXICODE', text]);
  });

  it('has the primary message that bwip-js gives the same postal code, country and class', async () => {
    for (const [postal, mode] of [
      ['972090000', 2],
      ['EH12NG', 3],
      ['M5E1G4', 3],
    ] as const) {
      const { symbol } = await read(message(postal, '124', '066'));
      const { symbol: other } = await read(message(postal === '972090000' ? '100010001' : 'ZZ99ZZ', '840', '999'));
      const theirs = (text: string) => reference('maxicode', text, { mode, parse: true }).pixs;
      const [a, b] = [
        theirs(`${postal}^029124^029066^029X`),
        theirs(`${mode === 2 ? '100010001' : 'ZZ99ZZ'}^029840^029999^029X`),
      ];
      const ours = 'dark' in symbol && 'dark' in other ? primaryOf(symbol.dark, other.dark) : [];
      expect(ours).toEqual(primaryOf([...a], [...b]).toSorted((x, y) => x - y));
    }
  });

  it('has the first six letters and digits of a longer postal code', async () => {
    expect((await read(message('SW1A2AA', '826', '024'))).read).toBe(message('SW1A2A', '826', '024'));
  });

  it('is in mode 4 where postal code or class of service lacks, and says the same', async () => {
    for (const text of [message(''), message('80331', '276', ''), message('80331', '', '101')])
      expect((await read(text)).read).toBe(text);
  });

  it('is read back, whatever postal code, country and class', async () => {
    const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
    const postal = fc.oneof(fc.stringMatching(/^[0-9]{1,9}$/), fc.stringMatching(/^[A-Z][0-9A-Z]{5}$/));
    const property = fc.asyncProperty(postal, digits(3), digits(3), async (code, country, service) => {
      const text = message(code, country, service);
      expect((await read(text)).read).toBe(text);
    });
    await fc.assert(property, { numRuns: runs(300) });
  });

  it('of every recipient here fits on its label', async () => {
    for (const recipient of [...Object.values(RECIPIENTS), party({}, { countryCode: 'IE' }), of(RECIPIENTS, 'US')]) {
      const input = sample({ routingSymbology: 'MAXICODE', recipient });
      input.shipment.service.serviceClass = '001';
      const [verification] = await renderer().verify(input);
      expect(verification?.ok).toBe(true);
      expect(verification?.symbols.map(({ symbology }) => symbology)).toContain('MAXICODE');
    }
  });

  it('gives way to a Data Matrix where its message is too long', async () => {
    const text = transportMessage(['80331', '276', '101', 'abcDEF'.repeat(20)]);
    expect(await read(text)).toMatchObject({ symbol: { symbology: 'DATA_MATRIX' }, read: text });
  });
});
