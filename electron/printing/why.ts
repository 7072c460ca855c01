import { trouble, type SaidTrouble, type TroubleCode } from '#shared/diagnostics/trouble.ts';

const REASONS: Readonly<Record<string, readonly [TroubleCode, string]>> = {
  ECONNREFUSED: ['CONNECTION_REFUSED', 'refused the connection'],
  ECONNRESET: ['CONNECTION_BROKEN', 'broke the connection'],
  EPIPE: ['CONNECTION_BROKEN', 'broke the connection'],
  ETIMEDOUT: ['NO_ANSWER', 'did not answer in time'],
  EHOSTUNREACH: ['UNREACHABLE', 'cannot be reached'],
  EHOSTDOWN: ['UNREACHABLE', 'cannot be reached'],
  ENETUNREACH: ['UNREACHABLE', 'cannot be reached'],
  ENOTFOUND: ['NAME_UNKNOWN', 'has a name that nobody knows'],
  EAI_AGAIN: ['NAME_UNKNOWN', 'has a name that nobody knows'],
  ENOENT: ['NOT_THERE', 'is not there'],
  EACCES: ['NOT_ALLOWED', 'may not be used by this user'],
  ABORT_ERR: ['STATION_STOPPING', 'was given up because the station stops'],
};

const codeAndMessage = (error: unknown) => {
  const { code = '', message = String(error) } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  return { known: REASONS[code], message };
};

/** An error of a connection or file in words that follow "the printer". */
export function why(error: unknown): string {
  const { known, message } = codeAndMessage(error);
  return known?.[1] ?? `failed (${message})`;
}

/**
 * The same as a trouble.
 * @param at what was to be reached, by its address or name
 * @param subject it as the sentence calls it
 */
export function troubleWith(at: string, subject: string, error: unknown): SaidTrouble {
  const { known, message } = codeAndMessage(error);
  const sentence = `${subject} ${why(error)}.`;
  return known ? trouble(known[0], sentence, { at }) : trouble('SYSTEM_SAYS', sentence, { at, words: message });
}
