/** What one caller can take from all others. */
export interface ServerLimits {
  /** Connections of a server at once; who gives way to one more: connections.ts. */
  connections: number;
  /** How long the headers of a request may take, and the whole of it, in milliseconds. */
  headersMs: number;
  requestMs: number;
  /** How long a caller may take none of the bytes that it is sent, in milliseconds. */
  unreadMs: number;
  /** How long a TLS handshake may take, in milliseconds. */
  handshakeMs: number;
}

export const SERVER_LIMITS: ServerLimits = {
  ...{ connections: 256, headersMs: 5000, requestMs: 10_000 },
  ...{ unreadMs: 20_000, handshakeMs: 5000 },
};

/** How often connections are looked at for being too slow, in milliseconds: Node's own 30 s would let a slow drip live for long. */
const CHECK_EVERY_MS = 1000;

/** The options of an HTTP server that holds these limits. */
export const slowness = ({ headersMs, requestMs }: ServerLimits) => ({
  headersTimeout: Math.min(headersMs, requestMs),
  requestTimeout: requestMs,
  connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, requestMs),
});
