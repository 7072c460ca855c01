import type { FastifyInstance } from 'fastify';
import type { Engine } from '#electron/engine/engine.ts';
import { EngineError } from '#electron/engine/engine-error.ts';
import { isTransactionId } from '#electron/engine/transaction-id.ts';

/**
 * Where the ledger may only be read, refuses whatever would store, buy or print, before its body is read. Which routes those are, their
 * contracts say: LEDGER_READ_ONLY is one of their problems.
 */
export function guardReadOnly(app: FastifyInstance, { readOnly }: Pick<Engine, 'readOnly'>): void {
  if (readOnly === null) return;
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.contract?.problems.includes('LEDGER_READ_ONLY') !== true) return;
    const transactionId = request.headers['transactionid'];
    if (typeof transactionId === 'string' && isTransactionId(transactionId)) {
      reply.header('transactionId', transactionId);
    }
    throw new EngineError('LEDGER_READ_ONLY', readOnly);
  });
}
