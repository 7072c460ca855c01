import type { Scope } from '#shared/schema/identity/api-client.ts';
import type { SignedOn } from './packer-store.ts';

/** A session of the window, and who is signed on there. */
export interface WindowSession extends SignedOn {
  id: string;
}

/** Who calls: an API client, and where that is the window, who is signed on there. */
export interface Caller {
  clientId: string;
  scopes: readonly Scope[];
  /** Where a window calls; never for clients with keys. */
  window?: WindowSession;
}

/** By this the window's client is known among all clients, and in the journal. */
export const WINDOW_ID = 'window-';
export const isWindow = (clientId: string) => clientId.startsWith(WINDOW_ID);
