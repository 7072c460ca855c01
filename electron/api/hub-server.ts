import { createServer } from 'node:https';
import type { TlsOptions } from 'node:tls';
import type { FastifyInstance } from 'fastify';
import { ANY_HOST } from './client-error.ts';
import { SERVER_LIMITS, slowness, type ServerLimits } from './limits/server-limits.ts';
import { listenBeside, type Listener } from './listen-beside.ts';

export interface HubListener extends Listener {
  /** From the next connection on it shows this one. */
  show(certificate: { cert: string; key: string }): void;
}

export interface HubSocket {
  host: string;
  port: number;
  /** PEM. */
  cert: string;
  key: string;
  limits?: Partial<ServerLimits> | undefined;
  /** A connection came. */
  onConnection?(): void;
}

/** TLS 1.3, and 1.2 only with forward secrecy and authenticated encryption; whoever does not shake hands in time is gone. */
const TLS: TlsOptions = {
  minVersion: 'TLSv1.2',
  ciphers: [
    'TLS_AES_256_GCM_SHA384',
    'TLS_CHACHA20_POLY1305_SHA256',
    'TLS_AES_128_GCM_SHA256',
    'ECDHE-ECDSA-AES256-GCM-SHA384',
    'ECDHE-RSA-AES256-GCM-SHA384',
    'ECDHE-ECDSA-CHACHA20-POLY1305',
    'ECDHE-RSA-CHACHA20-POLY1305',
    'ECDHE-ECDSA-AES128-GCM-SHA256',
    'ECDHE-RSA-AES128-GCM-SHA256',
  ].join(':'),
  honorCipherOrder: true,
};

/** The same server, once more, with TLS at an address of the network. */
export async function listenAsHub(
  app: FastifyInstance,
  { host, port, cert, key, onConnection, ...rest }: HubSocket,
): Promise<HubListener> {
  const limits = { ...SERVER_LIMITS, ...rest.limits };
  const server = createServer(
    { ...slowness(limits), ...ANY_HOST, ...TLS, handshakeTimeout: limits.handshakeMs, cert, key },
    app.routing,
  );
  if (onConnection) server.on('connection', onConnection);
  const listener = await listenBeside(app, server, { host, port, limits });
  return { ...listener, show: (certificate) => server.setSecureContext({ ...TLS, ...certificate }) };
}
