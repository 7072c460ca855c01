import type { FastifyInstance } from 'fastify';
import type { Engine } from '#electron/engine/index.ts';
import { EngineError } from '#electron/engine/engine-error.ts';

/** Where the ledger may only be read, refuses whatever would store, buy or print, before its body is read, as the contracts say. */
export function guardReadOnly(app: FastifyInstance, { readOnly }: Pick<Engine, 'readOnly'>): void {
  if (readOnly === null) return;
  app.addHook('onRequest', async (request) => {
    const { contract } = request.routeOptions.config;
    if (contract === undefined || contract.method === 'GET' || contract.answeredReadOnly) return;
    throw new EngineError('LEDGER_READ_ONLY', readOnly);
  });
}
