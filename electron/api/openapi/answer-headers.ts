import type { FastifyReply, FastifyRequest } from 'fastify';
import { isTransactionId } from '#electron/engine/shipping/purchase/transaction-id.ts';

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;

/** The headers that every answer has, whatever becomes of the request. */
export function setAnswerHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ ...SECURITY_HEADERS, 'x-request-id': request.id });
  if (!request.url.startsWith('/docs')) reply.header('cache-control', 'no-store');
  const { transactionid: transactionId } = request.headers;
  if (!request.routeOptions.config.contract?.buys || typeof transactionId !== 'string') return;
  if (isTransactionId(transactionId)) reply.header('transactionId', transactionId);
}
