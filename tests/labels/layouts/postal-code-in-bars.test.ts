import { describe, expect, it } from 'vitest';
import { draw, layoutOf, picture } from '../drawing.ts';
import { of, RECIPIENTS, SHIPPERS } from '../parties.ts';
import { sample } from '../samples.ts';
import { verifyLabel } from '#electron/labels/verify/verify-label.ts';
import type { Party } from '#shared/schema/shipping/party.ts';

/** What the GS1-128 of Carrier B's label reads. */
async function inBars(recipient: Party, shipper?: Party) {
  const input = sample({ carrier: 'CARRIER_B', recipient, ...(shipper && { shipper }) });
  const { symbols } = await verifyLabel(await layoutOf(input), await picture((await draw(input)).bytes));
  return symbols.filter(({ symbology }) => symbology === 'GS1_128').map(({ read }) => read);
}

const abroad = (countryCode: string, zipCode: string): Party => {
  const recipient = structuredClone(of(RECIPIENTS, 'DE'));
  return { ...recipient, address: { ...recipient.address, countryCode, zipCode } };
};

describe('the postal code in bars on the label of a carrier in the United States', () => {
  it('is the five digits of a ZIP code at home', async () => {
    expect(await inBars(of(RECIPIENTS, 'US'))).toEqual(['42097209']);
  });

  it.each([
    ['DE', '10623', '42127610623'],
    ['CA', 'K1A 0B1', '421124K1A0B1'],
    ['IL', '6100001', '4213766100001'],
  ])(
    'of a parcel to %s is whole and has the number of the country, so that no sorter takes it for a ZIP code',
    async (country, code, read) => {
      expect(await inBars(abroad(country, code))).toEqual([read]);
    },
  );

  it('is a ZIP code wherever the post of the United States goes', async () => {
    expect(await inBars(abroad('PR', '00901-1234'))).toEqual(['42000901']);
  });

  it('is whole and without its space at home in another country, where the carrier is one of that', async () => {
    expect(await inBars(of(RECIPIENTS, 'GB'), of(SHIPPERS, 'GB'))).toEqual(['420EH12NG']);
  });

  it('is left out for a country that has no number', async () => {
    expect(await inBars(abroad('XK', '10000'))).toEqual([]);
  });
});
