import { OWN_KEYWORDS } from '#shared/schema/own-keywords.ts';
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Engine } from '#electron/engine/index.ts';
import type { Log } from '#electron/engine/log.ts';
import { guardAccess, withoutOrigin, type AccessOptions } from './access.ts';
import { setAnswerHeaders } from './openapi/answer-headers.ts';
import { MAX_BODY_BYTES, readBodies } from './body.ts';
import { createConnections, type Connections } from './limits/connections.ts';
import { lazyCompile } from './lazy-compile.ts';
import { ANY_HOST, clientErrors, ignoreExpectations } from './client-error.ts';
import { answerErrors, answerFrameworkError } from './error-handler.ts';
import { accountLabelHandlers } from './handlers/accounts/account-labels.ts';
import { addressHandlers } from './handlers/addresses.ts';
import { administrationHandlers } from './handlers/administration.ts';
import { eventHandlers } from './handlers/events.ts';
import { attentionHandlers } from './handlers/attention.ts';
import { batchHandlers } from './handlers/batches.ts';
import { carrierInvoiceHandlers } from './handlers/carrier-invoices.ts';
import { fileHandlers } from './handlers/files.ts';
import { hotFolderHandlers } from './handlers/hot-folder.ts';
import { healthHandlers } from './handlers/health.ts';
import { optionHandlers } from './handlers/options.ts';
import { documentHandlers } from './handlers/documents.ts';
import { purchaseAdmission } from './limits/purchase-limiter.ts';
import { selectionHandlers } from './handlers/orders/selection-rules.ts';
import { productHandlers } from './handlers/orders/products.ts';
import { sourceHandlers } from './handlers/orders/sources.ts';
import { orderHandlers } from './handlers/orders/orders.ts';
import { presetHandlers } from './handlers/presets.ts';
import { printingHandlers } from './handlers/printing.ts';
import { manifestHandlers } from './handlers/manifests.ts';
import { historyHandlers } from './handlers/history.ts';
import { scaleHandlers } from './handlers/scale.ts';
import { requestHandlers } from './handlers/requests.ts';
import { packerHandlers } from './handlers/identity/packers.ts';
import { sessionHandlers } from './handlers/identity/session.ts';
import { shipmentHandlers } from './handlers/shipments.ts';
import { tokenHandlers } from './handlers/identity/token.ts';
import { maintenanceHandlers } from './handlers/maintenance.ts';
import { webhookHandlers } from './handlers/webhooks.ts';
import { mountRoutes } from './mount.ts';
import { stationContract } from './station-contract.ts';
import { describeApi } from './openapi/openapi.ts';
import { logRequests } from './request-log.ts';
import { SERVER_LIMITS, slowness, type ServerLimits } from './limits/server-limits.ts';
import { isWindowCall } from './window-calls.ts';
import { serveWindow } from './window.ts';

declare module 'fastify' {
  interface FastifyInstance {
    connections: Connections;
  }
}

/** The HTTP server; elsewhere it is only passed on. */
export type Server = FastifyInstance;

export interface ServerOptions extends AccessOptions {
  version: string;
  /** Where the built window lies; it need not be there. */
  windowDir: string;
  limits?: Partial<ServerLimits> | undefined;
  /** Runs what a request that did not come over HTTP on this machine makes the station do; `host` is what it called the hub. */
  via(way: { hub: string } | 'window', work: () => void): void;
  /** Proves who listens at the address, to a caller that shares a secret with this run of the station. */
  prove(challenge: string, address: string | null): string;
  log: Log;
}

/** Whoever is answered here has shown keys. */
const GIVES_TOKEN = new Set<string | undefined>(['issueToken', 'openSession']);

/** A caller's own request id is kept where it is sane. */
const SANE_REQUEST_ID = /^[\x21-\x7e]{1,128}$/;

/** The station's HTTP server, not yet listening. The application and the tests build it with this function and no other. */
export async function buildServer(engine: Engine, options: ServerOptions): Promise<FastifyInstance> {
  const limits = { ...SERVER_LIMITS, ...options.limits };
  const connections = createConnections();
  const app = Fastify({
    logger: false,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: limits.requestMs,
    http: { ...slowness(limits), ...ANY_HOST },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: clientErrors(connections),
    rewriteUrl: ({ url = '/' }) => withoutOrigin(url),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && SANE_REQUEST_ID.test(given) ? given : randomUUID();
    },
    ajv: {
      onCreate: lazyCompile,
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        allErrors: true,
        verbose: true,
        allowUnionTypes: true,
        keywords: OWN_KEYWORDS,
      },
    },
  });

  connections.watch(app.server, limits);
  ignoreExpectations(app.server);
  app.decorate('connections', connections);
  app.addHook('onRequest', async (request, reply) => {
    connections.began(request.raw.socket, reply.raw);
    // What was read with the last byte of a connection that is closed is parsed all the same; nobody waits for the answers.
    if (request.raw.socket.destroyed) return reply.hijack();
    setAnswerHeaders(request, reply);
  });
  answerErrors(app, engine, options.log);
  logRequests(app, engine);
  guardAccess(app, engine, options);
  app.addHook('onRequest', async ({ caller, raw }) => {
    if (caller) connections.known(raw.socket);
  });
  app.addHook('onResponse', async ({ routeOptions, raw }, { statusCode }) => {
    if (statusCode === 200 && GIVES_TOKEN.has(routeOptions.config.operationId)) connections.known(raw.socket);
  });
  readBodies(app);
  app.addHook('preHandler', (request, reply, done) => {
    connections.whole(request.raw.socket, reply.raw);
    if (isWindowCall(request)) options.via('window', done);
    else if (request.protocol === 'https') options.via({ hub: request.host }, done);
    else done();
  });
  await describeApi(app, options.version);
  await serveWindow(app, options.windowDir);
  const admitPurchase = purchaseAdmission(engine);
  mountRoutes(app, stationContract(engine.accounts.configSchemas), {
    ...shipmentHandlers(engine, admitPurchase),
    ...orderHandlers(engine, admitPurchase),
    ...selectionHandlers(engine),
    ...productHandlers(engine),
    ...sourceHandlers(engine),
    ...optionHandlers(engine),
    ...documentHandlers(engine),
    ...presetHandlers(engine),
    ...addressHandlers(engine),
    ...batchHandlers(engine),
    ...administrationHandlers(engine),
    ...accountLabelHandlers(engine),
    ...maintenanceHandlers(engine),
    ...requestHandlers(engine),
    ...tokenHandlers(engine),
    ...printingHandlers(engine),
    ...sessionHandlers(engine),
    ...packerHandlers(engine),
    ...attentionHandlers(engine),
    ...historyHandlers(engine),
    ...manifestHandlers(engine),
    ...carrierInvoiceHandlers(engine),
    ...eventHandlers(engine),
    ...webhookHandlers(engine),
    ...hotFolderHandlers(engine),
    ...scaleHandlers(engine),
    ...fileHandlers(engine),
    ...healthHandlers(engine, options),
  });
  return app;
}
