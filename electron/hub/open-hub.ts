import type { Server } from '../api/build-server.ts';
import { listenAsHub, type HubListener } from '../api/hub-server.ts';
import type { ServerLimits } from '../api/limits/server-limits.ts';
import { hubOrigin, hubUrl, type HubAddress } from './hub-address.ts';
import { ownHubCertificate, readHubCertificate } from './hub-certificate.ts';

export interface HubOptions extends HubAddress {
  /** A name by which the network knows this machine, beside the address. */
  name?: string | undefined;
  /** PEM files; without them the station makes a certificate of its own and keeps it. */
  certificate?: { certFile: string; keyFile: string } | undefined;
}

export interface Hub extends Pick<HubListener, 'close' | 'cut'> {
  url: string;
  /** Every origin at which the hub answers, as browsers write it. */
  origins: string[];
  /** SHA-256 of the certificate, for callers to compare. */
  fingerprint: string;
  /** What whoever compares it must know, in a sentence; null where there is nothing. */
  notice: string | null;
}

/** Lets the network in, with TLS. @throws Error where the address is not one of this machine, or the certificate cannot be used. */
export async function openHub(
  app: Server,
  { host, port, name, certificate }: HubOptions,
  station: { dataDir: string; now: number; limits?: Partial<ServerLimits> | undefined },
): Promise<Hub> {
  const names = name === undefined ? [host] : [host, name];
  const { cert, key, fingerprint, notice } = certificate
    ? readHubCertificate(certificate, names, station.now)
    : await ownHubCertificate(station.dataDir, names, station.now);
  const listener = await listenAsHub(app, { host, port, cert, key, limits: station.limits });
  const origins = names.map((each) => hubOrigin(each, listener.port));
  return { url: hubUrl(host, listener.port), origins, fingerprint, notice, close: listener.close, cut: listener.cut };
}
