import type { Place } from '#shared/schema/station/place.ts';

/** Cities by postal code, without any network. */
export interface Places {
  /** In the order of their names; none where the code, or the country, is not known. `country` is in upper case. */
  withPostalCode(country: string, code: string): Place[];
}
