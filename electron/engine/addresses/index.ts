import type { AddressDraft } from '#shared/schema/station/address-book.ts';
import { changeAddress, createAddress, listAddresses, removeAddress } from './addresses.ts';
import type { AddressesDeps } from './deps.ts';
import { forgetUnusedAddresses } from './remember-recipient.ts';

export { addressKey } from './address-key.ts';
export type { AddressStore } from './address-store.ts';
export type { AddressesDeps } from './deps.ts';
export { forgetUnusedAddresses, rememberRecipient } from './remember-recipient.ts';

export type Addresses = ReturnType<typeof createAddresses>;

/** The address book. */
export const createAddresses = (deps: AddressesDeps) => ({
  list: (query: Parameters<typeof listAddresses>[1]) => listAddresses(deps, query),
  create: (draft: AddressDraft) => createAddress(deps, draft),
  change: (id: string, draft: AddressDraft) => changeAddress(deps, id, draft),
  remove: (id: string) => removeAddress(deps, id),
  forgetUnused: () => forgetUnusedAddresses(deps),
});
