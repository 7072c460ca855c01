import { leftOut, type CheckedRequest } from '#electron/engine/accounts/index.ts';
import type { Warning } from '#shared/diagnostics/problem.ts';
import { phoneOf } from './map-party.ts';

/**
 * A telephone extension that UPS has no room for, or none outside of North America: a marketplace's relay numbers have five digits, and their parcels
 * are to be sent all the same.
 */
export function* requestWarnings({ request, shipper }: CheckedRequest<object>): Generator<Warning> {
  const { recipient, returnAddress } = request;
  for (const [at, party] of Object.entries({ shipper, recipient, returnAddress })) {
    if (!party) continue;
    const place = party.contact.phoneExtension?.trim() ? 'phoneExtension' : 'phoneNumber';
    yield* leftOut(`/${at}/contact/${place}`, phoneOf(party).leftOut, 'UPS');
  }
}
