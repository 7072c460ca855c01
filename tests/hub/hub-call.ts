import { readFileSync } from 'node:fs';
import { Agent, request as httpsRequest } from 'node:https';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { checkServerIdentity } from 'node:tls';
import type { TestStation } from '../helpers/station.ts';

/** An address of this machine that is not loopback; tests of what comes from outside need one. */
export const outside = Object.values(networkInterfaces())
  .flat()
  .find((each) => each?.family === 'IPv4' && !each.internal)?.address;

interface HubAnswer {
  status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read answers freely
  json: any;
  fingerprint: string;
}

/** A call through TLS that trusts the certificate kept in the station's folder, and nothing else. */
export function call(
  station: Pick<TestStation, 'hub' | 'dataDir'>,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string; ca?: string } = {},
): Promise<HubAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<HubAnswer>();
  const ca = options.ca ?? readFileSync(join(station.dataDir, 'hub-certificate.pem'), 'utf8');
  const url = new URL(path, station.hub?.url);
  const outgoing = httpsRequest(
    url,
    {
      method: options.method ?? 'GET',
      headers: options.headers ?? {},
      agent: new Agent({ ca, checkServerIdentity: (_, certificate) => checkServerIdentity(url.hostname, certificate) }),
    },
    (response) => {
      const { fingerprint256 } = (
        response.socket as unknown as { getPeerCertificate(): { fingerprint256: string } }
      ).getPeerCertificate();
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          json: text.startsWith('{') ? JSON.parse(text) : text,
          fingerprint: fingerprint256,
        }),
      );
    },
  );
  outgoing.on('error', reject);
  outgoing.end(options.body);
  return promise;
}
