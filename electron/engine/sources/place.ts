import { diagnostic, inEnglish, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { SECRET_MASK } from '#shared/schema/accounts/account.ts';
import type { SourceConnection } from '#shared/schema/orders/source.ts';
import type { WriteBackConnection } from '#shared/schema/orders/write-back.ts';
import { SecretsLockedError, type SecretStore } from '../accounts/index.ts';
import { DiagnosticError, wordsOf } from '../diagnostic-error.ts';
import { EngineError } from '../engine-error.ts';
import { invalid, violation } from '../violation.ts';

/** Where orders come from, or are told of. */
export type Place = SourceConnection | WriteBackConnection;

/** The address with one value in its places and with another one; null where it is no address, or goes to another host with each. */
export function filledTwice(template: string, places: RegExp): [URL, URL] | null {
  const [one, other] = ['a', 'b'].map((value) => template.replaceAll(places, value));
  if (!URL.canParse(one ?? '') || !URL.canParse(other ?? '')) return null;
  const urls: [URL, URL] = [new URL(one ?? ''), new URL(other ?? '')];
  const isAddress = urls.every(
    ({ protocol, username, password }) => /^https?:$/.test(protocol) && !username && !password,
  );
  return isAddress && urls[0].origin === urls[1].origin ? urls : null;
}

export function refused(pointer: string, trouble: Diagnostic, code: Violation['code'] = 'FIELD_INVALID'): EngineError {
  const message = inEnglish(trouble);
  return new EngineError('VALIDATION_FAILED', message, { errors: [{ code, pointer, message, trouble }], trouble });
}

/** What a password belongs to: it is sent nowhere else. */
const placeOf = (connection: Place) => JSON.stringify(sorted(connection).filter(([name]) => name !== 'password'));
const sorted = (fields: object) => Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));

export const passwordOf = (connection: Place): string | undefined =>
  'password' in connection ? (connection.password as string | undefined) : undefined;

export const isSamePlace = (one: Place, other: Place | undefined): boolean =>
  other !== undefined && placeOf(one) === placeOf(other);

/**
 * The password that is kept under a name for a source.
 * @throws DiagnosticError where it does not open here: at another desk it may
 */
export const keptPassword = (
  secrets: Pick<SecretStore, 'read'>,
  name: string,
  source: string,
): Promise<string | null> =>
  secrets.read(name).catch((error: unknown) => {
    if (error instanceof SecretsLockedError) throw error;
    throw new DiagnosticError(diagnostic('SOURCE_PASSWORD_UNREADABLE', { source, words: wordsOf(error) }));
  });

/**
 * With the password that is kept for it. It is read first, and then whether the source still has this place: whoever works with what the source
 * was a moment ago must not send the password of another place there.
 * @param stored the place as the source has it now
 * @throws Error where it is another one by now, or no password is kept
 */
export async function unlocked<P extends Place>(
  place: P,
  password: () => Promise<string | null>,
  stored: () => Promise<Place | undefined>,
): Promise<P> {
  if (passwordOf(place) === undefined) return place;
  const kept = await password();
  if (!isSamePlace(place, await stored())) throw new Error('Its place was just changed; what was sent is none of it');
  if (kept === null) throw new Error('Its password is gone; set it anew');
  return withPassword(place, kept);
}

/** The connection as it is stored and answered: where a password is set stands its mask. */
export const masked = <P extends Place>(connection: P): P =>
  passwordOf(connection) === undefined ? connection : withPassword(connection, SECRET_MASK);

export const withPassword = <P extends Place>(connection: P, password: string | null): P =>
  password === null ? connection : Object.assign({ ...connection }, { password });

/**
 * True where it comes with the mask of the password that is kept.
 * @throws EngineError VALIDATION_FAILED where nothing is kept for this place
 */
export function keepsPassword(connection: Place, before: Place | null, pointer = '/connection'): boolean {
  if (passwordOf(connection) !== SECRET_MASK) return false;
  if (before !== null && passwordOf(before) === SECRET_MASK && isSamePlace(connection, before)) return true;
  const message = 'password is not known for this place; give it anew.';
  throw invalid(violation('FIELD_REQUIRED', `${pointer}/password`, message));
}
