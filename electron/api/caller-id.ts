import type { Caller } from '#electron/engine/identity/index.ts';
import type { CallContext } from './mount.ts';

/** Who calls; only for routes that need a token. */
export function knownCaller(context: CallContext): Caller {
  if (!context.caller) throw new Error('The route is public and has no caller');
  return context.caller;
}

/** The API client that calls; only for routes that need a token. */
export const callerId = (context: CallContext): string => knownCaller(context).clientId;
