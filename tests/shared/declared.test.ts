import { describe, expect, test } from 'vitest';
import { accountDeclares, missingForBorder, type DeclaredRequest } from '#shared/shipment/declared.ts';

const at = (countryCode: string) => ({ address: { countryCode } });
const ITEM = {
  ...{ harmonizedTariffCode: '691200', countryOfOrigin: 'US', quantity: 2 },
  value: { amount: 20, currency: 'EUR' },
};
const to = (countryCode: string, changes: DeclaredRequest = {}): DeclaredRequest => ({
  recipient: at(countryCode),
  customs: { customsItems: [ITEM] },
  ...changes,
});
const account = (countryCode: string, customs = {}) => ({ shipFrom: at(countryCode), customs });
const WHOLE = { paymentTerms: 'DDP', EORI: 'E1', VAT: 'V1', IOSS: 'IM1' };
const added = (request: DeclaredRequest, from = account('US', WHOLE)) => {
  const { paymentTerms, taxIdentifiers } = accountDeclares(request, from) ?? {};
  return [paymentTerms, ...(taxIdentifiers ?? []).map(({ identifierType, value }) => `${identifierType} ${value}`)];
};

describe('what the border asks for', () => {
  test('is asked for at the field where it is missing in the request and at its account', () => {
    const request = to('CH', { customs: { customsItems: [{ ...ITEM, harmonizedTariffCode: ' ' }] } });
    expect(missingForBorder(request, account('DE'))).toEqual([
      '/paymentOption/paymentTerms',
      '/taxIndentifiers/EORI',
      '/customs/customsItems/0/harmonizedTariffCode',
    ]);
    expect(missingForBorder(to('CH', { customs: null }), account('US'))).toEqual([
      '/paymentOption/paymentTerms',
      '/customs/customsItems',
    ]);
    expect(missingForBorder(to('CH'), account('DE', { paymentTerms: 'DAP', EORI: 'E1' }))).toEqual([]);
  });

  test('is nothing within a customs territory, and while nobody knows where it goes', () => {
    expect(missingForBorder(to('FR', { customs: null }), account('DE'))).toEqual([]);
    expect(missingForBorder({ customs: null }, account('DE'))).toEqual([]);
    expect(missingForBorder(to('CH', { customs: null }), { shipFrom: null })).toEqual([]);
  });
});

describe('an account adds to a declaration', () => {
  test('its Incoterm and the numbers of its shipper, and IOSS only where the border asks for it', () => {
    expect(added(to('CH'))).toEqual(['DDP', 'EORI E1', 'VAT V1']);
    expect(added(to('DE'))).toEqual(['DDP', 'EORI E1', 'VAT V1', 'IOSS IM1']);
    const dear = { ...ITEM, value: { amount: 80, currency: 'EUR' } };
    expect(added(to('DE', { customs: { customsItems: [dear] } }))).toEqual(['DDP', 'EORI E1', 'VAT V1']);
    expect(added(to('US'))).toEqual([undefined]);
  });

  test('nothing that the request says itself, and no number where it names another shipper', () => {
    const own = [{ identifierType: 'eori', taxableEntityType: 'shipper', value: 'MINE' }];
    expect(added(to('CH', { paymentOption: { paymentTerms: 'DAP' }, taxIndentifiers: own }))).toEqual([null, 'VAT V1']);
    expect(added(to('CH', { shipper: at('US') }))).toEqual(['DDP']);
  });
});
