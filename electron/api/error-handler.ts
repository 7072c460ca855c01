import type { ErrorObject } from 'ajv';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Route } from '#shared/api/define-route.ts';
import { routes } from '#shared/api/index.ts';
import { isRecord } from '#shared/format/is-record.ts';
import type { ProblemCode } from '#shared/diagnostics/problem-codes.ts';
import { EngineError } from '#electron/engine/engine-error.ts';
import type { Engine } from '#electron/engine/index.ts';
import type { Log } from '#electron/engine/log.ts';
import { BadCursorError } from '#electron/engine/ledger-errors.ts';
import { refusalOfLedger } from '#electron/engine/ledger-refusal.ts';
import { toProblem } from '#electron/engine/problem.ts';
import { schemaViolations } from '#electron/engine/rules/request/schema-violations.ts';
import { setAnswerHeaders } from './openapi/answer-headers.ts';
import { namingOwnFields } from './own-fields.ts';
import { MAX_BODY_BYTES } from './body.ts';
import { OtherAnswer } from './mount.ts';
import { badCursor } from './query.ts';

/** One place turns whatever was thrown into the one shape of problems (contract, section 6). */
export function answerErrors(app: FastifyInstance, { shipping }: Pick<Engine, 'shipping'>, log: Log): void {
  app.setErrorHandler(async (error: FastifyError | EngineError | OtherAnswer, request, reply) => {
    if (error instanceof OtherAnswer) return reply.code(error.status).send(error.body);
    // Of a QUERY alone, which no route takes.
    if (error.code === 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE')
      return sendProblem(request, reply, notThere(request, reply));
    const known = toEngineError(error, request);
    if (known.code === 'INTERNAL_ERROR' && !isHungUp(error, request)) {
      log('request failed', {
        requestId: request.id,
        route: request.routeOptions.url,
        error: error.cause ?? error,
      });
    }
    return sendProblem(request, reply, await ofItsPurchase(request, known, shipping.refusal));
  });

  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, notThere(request, reply)));
}

/** Why no route takes the call; the methods that the path has are in `allow`. */
function notThere({ url, method }: FastifyRequest, reply: FastifyReply): EngineError {
  const path = (url.split('?')[0] ?? '').replace(/(?<=.)\/$/, '');
  const methods = methodsAt(path);
  if (methods.length === 0) return notFound(url, `There is nothing at ${path.slice(0, 200)}.`);
  reply.header('allow', methods.join(', '));
  return new EngineError('METHOD_NOT_ALLOWED', `${path.slice(0, 200)} takes ${methods.join(', ')}, not ${method}.`);
}

/** Below these paths an earlier purchase is asked about. */
const ABOUT_PURCHASES = [
  ...new Set(
    Object.values<Route>(routes)
      .filter(({ aboutPurchase }) => aboutPurchase)
      .map(({ path }) => path.slice(0, path.indexOf(':'))),
  ),
];
const isBelow = (url: string) => ABOUT_PURCHASES.some((path) => url.startsWith(path));

/** Where an id was to stand, one may have been written as it is, with a slash or a percent sign: that is not to say that nothing has it. */
const notFound = (url: string, sentence: string) =>
  isBelow(url)
    ? new EngineError('NOT_FOUND', `${sentence} An id in a path is percent-encoded: / is %2F there, % is %25.`, {
        purchase: 'unknown',
      })
    : new EngineError('NOT_FOUND', sentence);

/** What a call is refused with before anybody looks at what it asks for. */
const UNSEEN: readonly ProblemCode[] = [
  ...(['FIELD_INVALID', 'VALIDATION_FAILED', 'MALFORMED_JSON', 'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const),
  ...(['RATE_LIMITED', 'STATION_STOPPING', 'LEDGER_UNAVAILABLE'] as const),
  ...([
    'TOKEN_EXPIRED',
    'SCOPE_MISSING',
    'ROLE_MISSING',
    'TRANSACTION_ID_MISMATCH',
    'TRANSACTION_ID_REQUIRED',
  ] as const),
];
/** Then nobody knows whose ids are asked about. */
const OF_NOBODY: readonly ProblemCode[] = ['TOKEN_MISSING', 'TOKEN_INVALID'];

/** A repeat of a purchase that is refused before it is known to be one must not say that nothing was bought. */
async function ofItsPurchase(
  { caller, headers, body, routeOptions }: FastifyRequest,
  known: EngineError,
  refusal: Engine['shipping']['refusal'],
): Promise<EngineError> {
  const transactionId = headers['transactionid'] || (isRecord(body) && body['transactionId']);
  if (!routeOptions.config.contract?.buys || typeof transactionId !== 'string') return known;
  if (OF_NOBODY.includes(known.code))
    return new EngineError(known.code, known.message, { ...known.details, purchase: 'unknown' });
  const isRead = known.details.purchase !== undefined || !UNSEEN.includes(known.code);
  const clientId = caller?.clientId ?? known.details.clientId;
  if (isRead || clientId === undefined) return known;
  return refusal({ clientId, transactionId }, known).catch(() => known);
}

/** Whoever hung up in the middle of a body is no fault of the station's, to be logged at a stranger's will. */
const isHungUp = ({ code }: { code: string }, { body, raw }: FastifyRequest) =>
  code === 'ECONNRESET' && body === undefined && raw.socket.destroyed;

/** For what Fastify refuses before any hook runs, such as a path that cannot be decoded. */
export function answerFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  setAnswerHeaders(request, reply);
  sendProblem(request, reply, toEngineError(error, request));
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, error: EngineError): FastifyReply {
  request.problemCode = error.code;
  const transactionId = reply.getHeader('transactionid');
  const problem = toProblem(error, {
    requestId: request.id,
    ...(request.routeOptions.config.contract?.aboutPurchase && { unlessSaid: 'unknown' as const }),
    ...(typeof transactionId === 'string' && { transactionId }),
  });
  if (problem.status === 401) {
    reply.header(
      'www-authenticate',
      `Bearer realm="packbench"${error.code === 'TOKEN_MISSING' ? '' : ', error="invalid_token"'}`,
    );
  }
  if (error.details.retryAfter !== undefined) reply.header('retry-after', error.details.retryAfter);
  return reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem));
}

function toEngineError(error: FastifyError | EngineError, request: FastifyRequest): EngineError {
  if (error instanceof EngineError) return error;
  if (error instanceof BadCursorError) return badCursor((request.query as { cursor?: unknown }).cursor);
  const ofLedger = refusalOfLedger(error);
  if (ofLedger) return ofLedger;
  if (error.validation) return invalid(error, request.routeOptions.config.contract);
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new EngineError('BODY_TOO_LARGE', `A body may have ${largestBody(request) / 1024} KiB at most here.`);
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new EngineError('MALFORMED_JSON', 'The body is not as long as Content-Length says.');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new EngineError('UNSUPPORTED_MEDIA_TYPE', 'The station takes JSON.');
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return notFound(request.url, 'Nothing has such a path.');
    default:
      // A path that leads out of the folder whose files are served.
      if (error.statusCode === 403 || error.statusCode === 404)
        return notFound(request.url, 'Nothing has such a path.');
      return new EngineError(
        'INTERNAL_ERROR',
        'Something went wrong in the station; its log has the details under this request id.',
        {
          cause: error,
        },
      );
  }
}

const largestBody = ({ routeOptions }: FastifyRequest) => routeOptions.config.contract?.maxBodyBytes ?? MAX_BODY_BYTES;

/** A body against its schema is 422, a parameter 400. */
function invalid(error: FastifyError, route: Route | undefined): EngineError {
  const inBody = error.validationContext === 'body';
  const found = schemaViolations(
    (error.validation ?? []) as ErrorObject[],
    inBody ? '' : `/${error.validationContext === 'querystring' ? 'query' : 'path'}`,
  );
  const errors = inBody ? namingOwnFields(route, found) : found;
  const detail = errors.map((violation) => violation.message).join(' ');
  return new EngineError(inBody ? 'VALIDATION_FAILED' : 'FIELD_INVALID', detail, { errors });
}

const patterns = Object.values<Route>(routes).flatMap((route) =>
  [route.path, ...(route.aliases ?? [])].map((path) => ({
    method: route.method,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:[a-zA-Z]+/g, '[^/]+')}$`),
  })),
);

const methodsAt = (path: string) => [
  ...new Set(patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)),
];
