import { WINDOW_ORIGIN } from '#electron/api/window-calls.ts';
import { isOwnAddress } from './scheme.ts';

/** Pages of the station that are for the system's browser. */
const OUTSIDE = /^\/docs(?:\/|$)/;

/**
 * What the system's browser may open where the window asks for another window: the station's documentation, at its HTTP address, and
 * nothing else; the window links to no other site.
 * @returns null for everything else
 */
export function externalAddress(address: string, stationAddress: string): string | null {
  if (!isOwnAddress(address)) return null;
  const path = address.slice(WINDOW_ORIGIN.length);
  return OUTSIDE.test(path) ? stationAddress + path : null;
}
