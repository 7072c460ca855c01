import { Duplex } from 'node:stream';
import { createSecureContext, TLSSocket } from 'node:tls';
import type { Socket } from 'node:net';
import { createMessages, PACKET, packets } from './tds-bytes.ts';

export interface Certificate {
  cert: string;
  key: string;
}

/**
 * TLS as TDS 7.4 has it: the handshake goes inside of packets, one message for each of the client's; from the client's first bytes outside of them
 * on, both sides go without.
 * @param ahead what came behind the message that asked for it
 */
export function encrypted(socket: Socket, certificate: Certificate): TLSSocket {
  let isInPackets = true;
  let waiting: Buffer[] = [];
  const inner = new Duplex({
    read: () => undefined,
    write(chunk: Buffer, _, taken) {
      if (!isInPackets) return void socket.write(chunk, () => taken());
      // All that answers one message is one message.
      if (waiting.length === 0)
        setImmediate(() => {
          socket.write(packets({ type: PACKET.beforeLogin, body: Buffer.concat(waiting) }));
          waiting = [];
        });
      waiting.push(chunk);
      taken();
    },
    destroy(error, ended) {
      socket.destroy();
      ended(error);
    },
  });
  const take = createMessages(({ body }) => inner.push(body));
  socket.on('data', (chunk: Buffer) => {
    if (isInPackets && chunk[0] !== PACKET.beforeLogin) isInPackets = false;
    if (isInPackets) take(chunk);
    else inner.push(chunk);
  });
  socket.on('close', () => inner.destroy());
  return new TLSSocket(inner, {
    isServer: true,
    secureContext: createSecureContext({ ...certificate, maxVersion: 'TLSv1.2' }),
  });
}
