import { isLoopbackName, type NetworkZone } from '#electron/net/ip-policy.ts';

/** Where a service is, and what may be called for it. */
export interface Site {
  /** Paths of calls are below it. */
  url: URL;
  /** Where its host may lie. */
  allowed: readonly NetworkZone[];
  /** SHA-256 of the one certificate that is trusted, in place of those of known authorities. */
  fingerprint?: string | undefined;
  /** Whether addresses and secrets may be sent to it unencrypted. */
  allowHttp?: boolean | undefined;
}

/** Where a service is for an account. @param at where it is in a test */
export const addressOf = (host: string, at?: string) => at ?? `https://${host}`;

/** A service whose address is in the program: in the public internet, or, in a test, on this machine. */
export function publicSite(address: string): Site {
  const url = new URL(address);
  return { url, allowed: isLoopbackName(url.hostname) ? ['loopback'] : ['public'] };
}
