import type { Violation, Warning } from '#shared/diagnostics/problem.ts';
import type { AccountService, AdapterConfig } from '#shared/schema/accounts/account.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';

/** A request that broke no rule of its carrier, as it is asked whether the account's way of buying has room for all of it. */
export interface CheckedRequest<C = AdapterConfig> {
  request: ShipmentRequest;
  /** The sender of the request, or the account's own. */
  shipper: Party;
  service: AccountService;
  config: C;
}

/** A text that the service has less room for; counted in code points. Nothing where it fits, or there is none. */
export function* tooLong(
  pointer: string,
  text: string | null | undefined,
  limit: number,
  service: string,
): Generator<Violation> {
  const actual = [...(text ?? '')].length;
  if (actual <= limit) return;
  const message = `${nameOf(pointer)} has ${actual} characters; ${service} takes at most ${limit}.`;
  yield { code: 'FIELD_TOO_LONG', pointer, message, actual, limit, unit: 'characters' };
}

/** Something that the service has no place for: it is refused, because it would be lost. Nothing where there is none. */
export function* noPlace(pointer: string, value: unknown, service: string): Generator<Violation> {
  if (value === null || value === undefined || value === '') return;
  const message = `${service} has no place for ${nameOf(pointer)}.`;
  yield { code: 'FIELD_NOT_SUPPORTED', pointer, message };
}

/** Something that the service has no room for and the parcel arrives without: it is left out, and that is said. Nothing where there is none. */
export function* leftOut(pointer: string, value: string | null | undefined, service: string): Generator<Warning> {
  if (!value?.trim()) return;
  const message = `${service} has no room for ${nameOf(pointer)} "${value.trim()}": it is left out.`;
  yield { code: 'FIELD_LEFT_OUT', pointer, message };
}

/**
 * `noPlace` for all that such pointers name, `*` standing for each of a list. @param checked a request, with its shipper
 */
export function* noPlaces(checked: object, pointers: readonly string[], service: string): Generator<Violation> {
  for (const pointer of pointers) {
    let found: { at: string; value: unknown }[] = [{ at: '', value: checked }];
    for (const name of pointer.slice(1).split('/')) {
      found = found.flatMap(({ at, value }) =>
        typeof value === 'object' && value !== null
          ? Object.entries(value).flatMap(([key, inner]) =>
              name === '*' || name === key ? [{ at: `${at}/${key}`, value: inner as unknown }] : [],
            )
          : [],
      );
    }
    for (const { at, value } of found) yield* noPlace(at, typeof value === 'string' ? value.trim() : value, service);
  }
}

/** Something that the service cannot do without. Nothing where it is there. */
export function* lacking(pointer: string, value: string | null | undefined, service: string): Generator<Violation> {
  if (value?.trim()) return;
  yield { code: 'FIELD_REQUIRED', pointer, message: `${service} needs ${nameOf(pointer)}.` };
}

/** Something that the service knows by other names, or not at all. Nothing where it is one of those it knows, or there is none. */
export function* notAllowed(
  pointer: string,
  actual: unknown,
  allowed: readonly string[],
  service: string,
): Generator<Violation> {
  if (actual === null || actual === undefined || actual === '' || allowed.includes(actual as string)) return;
  const message = `${service} takes ${allowed.join(', ')} as ${nameOf(pointer)}, not ${String(actual)}.`;
  yield { code: 'VALUE_NOT_ALLOWED', pointer, message, actual, allowed: [...allowed] };
}

const nameOf = (pointer: string) => pointer.slice(1).replaceAll('/', '.');
