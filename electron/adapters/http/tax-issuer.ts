import { isCountryCode } from '#shared/schema/country.ts';
import type { TaxIdentifier } from '#shared/schema/shipping/customs.ts';

/** Numbers of which there is one authority. */
const OF_ONE_COUNTRY: Readonly<Record<string, string>> = {
  ...{ SSN: 'US', EIN: 'US', PAN: 'IN', VOEC: 'NO', PCCC: 'KR', ABN: 'AU', UKIMS: 'GB' },
};
/** Numbers of these begin with the country that gave them, but for two that have names of their own in them. */
const PREFIXED: ReadonlySet<string> = new Set(['VAT', 'EORI', 'OSS']);
const PREFIXES: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' };
/** The member states by the three digits behind `IM`, with which a number of the import one-stop shop begins. */
const IMPORT_SHOPS: Readonly<Record<string, string>> = {
  ...{ '040': 'AT', '056': 'BE', '100': 'BG', '191': 'HR', '196': 'CY', '203': 'CZ', '208': 'DK', '233': 'EE' },
  ...{ '246': 'FI', '250': 'FR', '276': 'DE', '300': 'GR', '348': 'HU', '372': 'IE', '380': 'IT', '428': 'LV' },
  ...{ '440': 'LT', '442': 'LU', '470': 'MT', '528': 'NL', '616': 'PL', '620': 'PT', '642': 'RO', '703': 'SK' },
  ...{ '705': 'SI', '724': 'ES', '752': 'SE' },
};

/** The country whose authority gave out a tax number, which the request has no member for; undefined where the number does not tell. */
export function issuerOf({ identifierType = '', value = '' }: TaxIdentifier): string | undefined {
  const number = value.trim().toUpperCase();
  const shop = identifierType === 'IOSS' ? /^IM(\d{3})/.exec(number)?.[1] : undefined;
  const prefix = PREFIXED.has(identifierType) && /\d/.test(number) ? /^[A-Z]{2}/.exec(number)?.[0] : undefined;
  const country = OF_ONE_COUNTRY[identifierType] ?? IMPORT_SHOPS[shop ?? ''] ?? PREFIXES[prefix ?? ''] ?? prefix ?? '';
  return isCountryCode(country) ? country : undefined;
}
