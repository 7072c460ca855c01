import type { AddressesDeps } from '../addresses/index.ts';
import type { Tables } from '../batches/index.ts';

/** What reading addresses from a file needs. */
export interface AddressImportDeps extends AddressesDeps {
  tables: Tables;
}
