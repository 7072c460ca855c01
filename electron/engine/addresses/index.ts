import type { AddressDraft, AddressMerge } from '#shared/schema/station/address-book.ts';
import type { PlaceQuery } from '#shared/schema/station/place.ts';
import { changeAddress, createAddress, listAddresses, mergeAddress, removeAddress } from './addresses.ts';
import type { AddressesDeps, PlacesDeps } from './deps.ts';

export { addressKey, comparable } from './address-key.ts';
export type { AddressStore } from './address-store.ts';
export type { AddressesDeps } from './deps.ts';
export type { Places } from './places.ts';
export { forgetUnusedAddresses, rememberRecipient } from './remember-recipient.ts';

export type Addresses = ReturnType<typeof createAddresses>;

/** The address book. */
export const createAddresses = (deps: AddressesDeps & PlacesDeps) => ({
  list: (query: Parameters<typeof listAddresses>[1]) => listAddresses(deps, query),
  create: (draft: AddressDraft) => createAddress(deps, draft),
  change: (id: string, draft: AddressDraft) => changeAddress(deps, id, draft),
  remove: (id: string) => removeAddress(deps, id),
  merge: (id: string, merge: AddressMerge) => mergeAddress(deps, id, merge),
  places: ({ countryCode, postalCode }: PlaceQuery) => ({
    places: deps.places.withPostalCode(countryCode.toUpperCase(), postalCode.trim()),
  }),
});
