import type { BookedAddress } from '#shared/schema/station/address-book.ts';
import type { Party } from '#shared/schema/shipping/party.ts';

/** A party with the key by which two spellings of one address are known to be the same. */
export interface KeyedParty {
  party: Party;
  key: string;
}

/** The address book, durably. Instants are ledger time, milliseconds since 1970. */
export interface AddressStore {
  /** Those of which a word begins with every word of the text, most used first; all where it has no words. @throws BadCursorError */
  search(query: {
    text: string;
    limit: number;
    cursor?: string;
  }): Promise<{ addresses: BookedAddress[]; next: string | null }>;
  find(id: string): Promise<BookedAddress | null>;
  /** The saved address, new or once remembered; null where it was saved before. */
  save(address: KeyedParty, at: number): Promise<BookedAddress | null>;
  /** The changed address; `taken` where another one is the same, null where there is no such address. */
  change(id: string, address: KeyedParty, at: number): Promise<BookedAddress | 'taken' | null>;
  /** The address with the uses of both; the other is gone. Null, and nothing is changed, where one of them is not there. */
  merge(id: string, otherId: string, at: number): Promise<BookedAddress | null>;
  /** False where there is no such address. */
  remove(id: string): Promise<boolean>;
  /** Counts a use. An address that was not saved by hand is added, or gets the contact that was used last. */
  remember(address: KeyedParty, at: number): Promise<void>;
  /** Drops what was remembered, not saved, and last used before the instant; says how many. */
  forgetUnused(before: number): Promise<number>;
}
