import type { CallContext } from './mount.ts';

/** The API client that calls; only for routes that need a token. */
export function callerId(context: CallContext): string {
  if (!context.caller) throw new Error('The route is public and has no caller');
  return context.caller.clientId;
}
