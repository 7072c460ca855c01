import type { TaxIdentifier } from '#shared/schema/shipping/customs.ts';
import { issuerOf } from '../http/tax-issuer.ts';

/** The member states by the three digits behind `IM`, with which a number of the import one-stop shop begins. */
const IMPORT_SHOPS: Readonly<Record<string, string>> = {
  ...{ '040': 'AT', '056': 'BE', '100': 'BG', '191': 'HR', '196': 'CY', '203': 'CZ', '208': 'DK', '233': 'EE' },
  ...{ '246': 'FI', '250': 'FR', '276': 'DE', '300': 'GR', '348': 'HU', '372': 'IE', '380': 'IT', '428': 'LV' },
  ...{ '440': 'LT', '442': 'LU', '470': 'MT', '528': 'NL', '616': 'PL', '620': 'PT', '642': 'RO', '703': 'SK' },
  ...{ '705': 'SI', '724': 'ES', '752': 'SE' },
};

/** The country whose authority gave out a tax number: told from the number, else its holder's. */
export function issuingAuthority(identifier: TaxIdentifier, holder: string): string {
  const shop =
    identifier.identifierType === 'IOSS' ? /^IM(\d{3})/.exec(identifier.value?.trim().toUpperCase() ?? '') : null;
  return IMPORT_SHOPS[shop?.[1] ?? ''] ?? issuerOf(identifier) ?? holder;
}
