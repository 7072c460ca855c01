import type { TLSSocket } from 'node:tls';
import { Agent, buildConnector } from 'undici';

/** Trusts one certificate, by its SHA-256 fingerprint, whoever signed it and whatever it names; and no other. */
export function pinnedTo(fingerprint: string): Agent {
  const wanted = fingerprint.replaceAll(':', '').toUpperCase();
  // A resumed session shows no certificate.
  const connect = buildConnector({ rejectUnauthorized: false, maxCachedSessions: 0 });
  return new Agent({
    connect: (options, callback) =>
      connect(options, (...[error, socket]) => {
        if (error) return callback(error, null);
        const shown = (socket as TLSSocket).getPeerX509Certificate?.()?.fingerprint256.replaceAll(':', '');
        if (shown === wanted) return callback(null, socket);
        socket.destroy();
        return callback(new Error('the certificate is not the one with that fingerprint'), null);
      }),
  });
}
