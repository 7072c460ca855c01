import { statSync } from 'node:fs';
import type { Server } from '../api/build-server.ts';
import { listenAsHub, type HubListener } from '../api/hub-server.ts';
import type { ServerLimits } from '../api/limits/server-limits.ts';
import type { Log } from '../engine/log.ts';
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

type GivenFiles = NonNullable<HubOptions['certificate']>;

/**
 * Says whether the files have changed since it was asked last. Those that are given are renewed by others every few weeks, and a hub runs for longer:
 * one that showed the old certificate on would be refused by every desk.
 */
function renewedIn({ certFile, keyFile }: GivenFiles): () => boolean {
  const stamp = () => [certFile, keyFile].map(changedAt).join(' ');
  let known = stamp();
  return () => {
    const now = stamp();
    const isNew = now !== known;
    known = now;
    return isNew;
  };
}

/** Also a file that may be read only since, or has the times of another, has changed. */
function changedAt(file: string): number | null {
  try {
    return statSync(file).ctimeMs;
  } catch {
    return null;
  }
}

/** Lets the network in, with TLS. @throws Error where the address is not one of this machine, or the certificate cannot be used. */
export async function openHub(
  app: Server,
  { host, port, name, certificate }: HubOptions,
  station: {
    dataDir: string;
    now: number;
    limits?: Partial<ServerLimits> | undefined;
    log: Log;
  },
): Promise<Hub> {
  const names = name === undefined ? [host] : [host, name];
  const isRenewed = certificate && renewedIn(certificate);
  const { cert, key, fingerprint, notice } = certificate
    ? readHubCertificate(certificate, names, station.now)
    : await ownHubCertificate(station.dataDir, names, station.now);
  const listener: HubListener = await listenAsHub(app, {
    ...{ host, port, cert, key, limits: station.limits },
    onConnection() {
      if (isRenewed?.() !== true) return;
      try {
        const fresh = readHubCertificate(certificate as GivenFiles, names, Date.now());
        listener.show(fresh);
        station.log('hub certificate', {
          notice: `It was renewed: ${fresh.fingerprint}. ${fresh.notice ?? ''}`.trim(),
        });
      } catch (error) {
        station.log('hub certificate not renewed', { error });
      }
    },
  });
  const origins = names.map((each) => hubOrigin(each, listener.port));
  return { url: hubUrl(host, listener.port), origins, fingerprint, notice, close: listener.close, cut: listener.cut };
}
