import type { TaxIdentifier } from '#shared/schema/shipping/customs.ts';
import { isCountryCode } from '#shared/schema/country.ts';

/** Numbers of which there is one authority. */
const OF_ONE_COUNTRY: Readonly<Record<string, string>> = {
  ...{ SSN: 'US', EIN: 'US', PAN: 'IN', VOEC: 'NO', PCCC: 'KR', ABN: 'AU', UKIMS: 'GB' },
};
/** Prefixes of tax numbers that are not the country's code. */
const PREFIXES: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' };
/** The member states by the three digits behind `IM`, with which a number of the import one-stop shop begins. */
const IMPORT_SHOPS: Readonly<Record<string, string>> = {
  ...{ '040': 'AT', '056': 'BE', '100': 'BG', '191': 'HR', '196': 'CY', '203': 'CZ', '208': 'DK', '233': 'EE' },
  ...{ '246': 'FI', '250': 'FR', '276': 'DE', '300': 'GR', '348': 'HU', '372': 'IE', '380': 'IT', '428': 'LV' },
  ...{ '440': 'LT', '442': 'LU', '470': 'MT', '528': 'NL', '616': 'PL', '620': 'PT', '642': 'RO', '703': 'SK' },
  ...{ '705': 'SI', '724': 'ES', '752': 'SE' },
};

/** The country whose authority gave out a tax number, which the request has no member for: told from the number, else its holder's. */
export function issuingAuthority({ identifierType = '', value = '' }: TaxIdentifier, holder: string): string {
  const only = OF_ONE_COUNTRY[identifierType];
  if (only) return only;
  const text = value.trim().toUpperCase();
  if (identifierType === 'IOSS') return IMPORT_SHOPS[/^IM(\d{3})/.exec(text)?.[1] ?? ''] ?? holder;
  if (identifierType !== 'VAT' && identifierType !== 'EORI') return holder;
  const prefix = /^[A-Z]{2}(?=.*\d)/.exec(text)?.[0] ?? '';
  const country = PREFIXES[prefix] ?? prefix;
  return isCountryCode(country) ? country : holder;
}
