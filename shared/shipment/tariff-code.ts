import type { CustomsItem } from '../schema/shipping/customs.ts';

/** The HS code as services take it: dots and spaces group its digits for people. Undefined where there is none. */
export const tariffCodeOf = ({ harmonizedTariffCode }: CustomsItem): string | undefined =>
  harmonizedTariffCode?.replaceAll(/[.\s]/g, '') || undefined;
