import type { AddressDraft, AddressMerge, AddressPage, BookedAddress } from '#shared/schema/station/address-book.ts';
import { countryInCapitals } from '#shared/format/address/country-in-capitals.ts';
import { isCountryCode } from '#shared/schema/country.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import type { AddressesDeps } from './deps.ts';
import { EngineError } from '../engine-error.ts';
import { invalid, requireNone, violation } from '../violation.ts';
import { addressKey } from './address-key.ts';

const DEFAULT_LIMIT = 20;

/** One page of the address book. @throws BadCursorError where no page gave the cursor. */
export async function listAddresses(
  { ledger }: AddressesDeps,
  { text = '', limit = DEFAULT_LIMIT, ...from }: { text?: string; limit?: number; cursor?: string },
): Promise<AddressPage> {
  return ledger.addresses.search({ text, limit, ...from });
}

/** @throws EngineError VALIDATION_FAILED or ALREADY_EXISTS. */
export async function createAddress({ ledger }: AddressesDeps, draft: AddressDraft): Promise<BookedAddress> {
  const saved = await ledger.addresses.save(keyed(requireValid(draft)), ledger.now());
  if (saved === null) throw new EngineError('ALREADY_EXISTS', 'The address is in the address book already.');
  return saved;
}

/** @throws EngineError VALIDATION_FAILED, NOT_FOUND or ALREADY_EXISTS. */
export async function changeAddress(
  { ledger }: AddressesDeps,
  id: string,
  draft: AddressDraft,
): Promise<BookedAddress> {
  const changed = await ledger.addresses.change(id, keyed(requireValid(draft)), ledger.now());
  if (changed === 'taken') throw new EngineError('ALREADY_EXISTS', 'Another entry of the address book is the same.');
  if (changed === null) throw noAddress(id);
  return changed;
}

/** @throws EngineError NOT_FOUND. */
export async function removeAddress({ ledger }: AddressesDeps, id: string): Promise<void> {
  if (!(await ledger.addresses.remove(id))) throw noAddress(id);
}

/** One entry of two: it stays, with the uses of both, and the other goes. @throws EngineError NOT_FOUND; VALIDATION_FAILED where both are one. */
export async function mergeAddress(
  { ledger }: AddressesDeps,
  id: string,
  { other }: AddressMerge,
): Promise<BookedAddress> {
  if (id === other) {
    const message = 'An address cannot be merged with itself.';
    throw invalid(violation('FIELD_INVALID', '/other', message, other));
  }
  const merged = await ledger.addresses.merge(id, other, ledger.now());
  if (merged === null) throw new EngineError('NOT_FOUND', `There is no address ${id}, or no ${other}.`);
  return merged;
}

const noAddress = (id: string) => new EngineError('NOT_FOUND', `There is no address ${id}.`);
export const keyed = (party: Party) => ({ party, key: addressKey(party) });

/** What a party must keep to beyond its schema (contract, section 3, "Required"). */
function requireValid({ party }: AddressDraft): Party {
  const { address, contact } = party;
  const errors: Violation[] = [];
  if (!isCountryCode(address.countryCode)) {
    const message = `${address.countryCode} is not an ISO 3166-1 country code.`;
    errors.push({ code: 'FIELD_INVALID', pointer: '/party/address/countryCode', message, actual: address.countryCode });
  }
  if (!contact.personName?.trim() && !contact.companyName?.trim()) {
    const message = 'A person or a company must be named.';
    errors.push({ code: 'FIELD_REQUIRED', pointer: '/party/contact/personName', message });
  }
  requireNone(errors);
  return countryInCapitals(party);
}
