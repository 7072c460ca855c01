import { lookup as resolve, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What lies at an IP address. `never`: link-local, metadata services, multicast, and whatever else no upstream has. */
export type NetworkZone = 'public' | 'private' | 'loopback' | 'never';

const ZONE_OF_RANGE: Readonly<Record<string, NetworkZone>> = {
  unicast: 'public',
  private: 'private',
  uniqueLocal: 'private',
  carrierGradeNat: 'private',
  loopback: 'loopback',
};
/** Where clouds hand out their machines' credentials, in ranges that look private. */
const METADATA = new Set(['fd00:ec2::254', '100.100.100.200', '192.0.0.192']);

/** @param address an IP address; one that is mapped into IPv6 counts as the IPv4 address it is. */
export function zoneOf(address: string): NetworkZone {
  const parsed = ipaddr.process(address);
  if (METADATA.has(parsed.toString())) return 'never';
  return ZONE_OF_RANGE[parsed.range()] ?? 'never';
}

const withoutBrackets = (hostname: string) => hostname.replace(/^\[(.*)\]$/, '$1');

/** True where the host of a URL is this machine by its very name. */
export const isLoopbackName = (hostname: string) => {
  const host = withoutBrackets(hostname).toLowerCase();
  return host === 'localhost' || (isIP(host) !== 0 && zoneOf(host) === 'loopback');
};

/** A host whose addresses may not be called. */
export class AddressRefusedError extends Error {
  override readonly name = 'AddressRefusedError';
  readonly host: string;

  constructor(host: string) {
    super(`${host} lies at an address that is not called`);
    this.host = host;
  }
}

const refused = (host: string) => new AddressRefusedError(host);

/** @throws AddressRefusedError for an IP address as host that may not be called; names are checked when they are resolved. */
export function checkLiteral(hostname: string, allowed: readonly NetworkZone[]): void {
  const host = withoutBrackets(hostname);
  if (isIP(host) !== 0 && !allowed.includes(zoneOf(host))) throw refused(host);
}

/** Resolves a name for one connection, which then goes to an address that was checked: it is not resolved again. */
export function checkedLookup(allowed: readonly NetworkZone[]): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const fit = error ? [] : addresses.filter(({ address }) => allowed.includes(zoneOf(address)));
      const [first] = fit;
      if (error) callback(error, []);
      else if (!first) callback(refused(hostname), []);
      else if (options.all) callback(null, fit);
      else callback(null, first.address, first.family);
    });
  };
}
