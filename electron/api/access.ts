import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Route } from '#shared/api/define-route.ts';
import { requireRole, type Caller } from '#electron/engine/identity/index.ts';
import type { Engine } from '#electron/engine/index.ts';
import { EngineError } from '#electron/engine/engine-error.ts';
import { applyCors } from './cross-origin.ts';
import { isWindowCall, WINDOW_ORIGIN } from './window-calls.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    contract?: Route;
    operationId?: string;
    /** A page or file of the window itself. */
    isWindowPage?: boolean;
  }
  interface FastifyRequest {
    caller: Caller | null;
    /** Who calls, as of now: a token may have been revoked since. @throws EngineError where it is nobody. */
    identify(): Promise<Caller>;
  }
}

export interface AccessOptions {
  /** The origins at which this station answers, as browsers write them: `http://127.0.0.1:4820`, and without a port that goes without saying. */
  ownOrigins: () => readonly string[];
}

/**
 * Nobody in who does not belong: the Host must name this station (against DNS rebinding), a page of another origin is refused
 * before anything runs unless an administrator listed it, and every route but the public ones needs a token (contract, sections 2
 * and 6). The window of the desktop application needs none: that it is the window is known from where the call came in.
 */
export function guardAccess(app: FastifyInstance, engine: Engine, options: AccessOptions): void {
  app.decorateRequest('caller', null);
  app.decorateRequest('identify', function identify(this: FastifyRequest) {
    if (isWindowCall(this)) return engine.identity.windowCaller();
    return Promise.resolve(this.headers.authorization).then(bearerToken).then(engine.identity.authenticate);
  });
  app.addHook('onRequest', async (request, reply) => {
    const own = isWindowCall(request) ? [WINDOW_ORIGIN] : options.ownOrigins();
    checkHost(request, own);
    const { origin } = request.headers;
    if (
      origin !== undefined &&
      !own.includes(origin) &&
      (await engine.settings.read()).allowedOrigins.includes(origin)
    ) {
      if (applyCors(request, reply, origin)) return reply;
    } else checkOrigin(request, own);
    const contract = request.routeOptions.config.contract;
    if (contract && contract.access !== 'public') await admit(request, contract.access, contract.action);
    return undefined;
  });
}

const hostOf = (origin: string) => origin.slice(origin.indexOf('//') + 2);

const USUAL_PORTS: Readonly<Record<string, string>> = { http: '80', https: '443' };

/** How callers name the origin: a port that goes without saying may be said all the same. */
function hostsOf(origin: string): string[] {
  const host = hostOf(origin);
  const usual = /:\d+$/.test(host) ? undefined : USUAL_PORTS[origin.slice(0, origin.indexOf(':'))];
  return usual === undefined ? [host] : [host, `${host}:${usual}`];
}

/**
 * Every host that the request names: in each header Host, of which Node reads the first only and a proxy before us may have read another, and
 * in a target in absolute form (RFC 9112, section 3.2).
 */
function hostsNamed({ raw, originalUrl }: FastifyRequest): string[] {
  const headers = raw.rawHeaders.filter((_, index, all) => index % 2 === 1 && all[index - 1]?.toLowerCase() === 'host');
  const absolute = ABSOLUTE.exec(originalUrl)?.[1];
  const names = [...(headers.length === 0 ? [''] : headers), ...(absolute === undefined ? [] : [absolute])];
  if (headers.length > 1) throw new EngineError('HOST_NOT_ALLOWED', 'A request has one header Host.');
  return names.map((name) => name.trim().toLowerCase());
}

/** `http://host:port` in front of a path. */
const ABSOLUTE = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i;

/** The path of a target in absolute form; every other target as it is. */
export const withoutOrigin = (target: string) => target.replace(ABSOLUTE, '').replace(/^(?=[?#]|$)/, '/');

function checkHost(request: FastifyRequest, own: readonly string[]): void {
  const names = hostsNamed(request);
  if (names.some((host) => !own.some((origin) => hostsOf(origin).includes(host)))) {
    throw new EngineError(
      'HOST_NOT_ALLOWED',
      `This station answers to ${[...new Set(own.map(hostOf))].join(', ')} only.`,
    );
  }
}

function checkOrigin(request: FastifyRequest, own: readonly string[]): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isForeign = origin !== undefined && !own.includes(origin);
  // Browsers name the origin of every request that may change something.
  const isNameless =
    origin === undefined && site !== undefined && request.method !== 'GET' && request.method !== 'HEAD';
  const isFromElsewhere = (site === 'cross-site' || site === 'same-site') && !isVisit(request);
  if (isForeign || isNameless || isFromElsewhere) {
    throw new EngineError('ORIGIN_NOT_ALLOWED', 'Call the station from a program or from its own pages.');
  }
}

/**
 * Somebody follows a link to a page of the window, such as a pairing address in a message or in the file that opens the window. The page it
 * comes from learns nothing of it, and what the page may do takes a session.
 */
function isVisit({ method, headers, routeOptions }: FastifyRequest): boolean {
  const isNavigation = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return method === 'GET' && isNavigation && routeOptions.config.isWindowPage === true;
}

async function admit(
  request: FastifyRequest,
  access: Exclude<Route['access'], 'public'>,
  action: Route['action'],
): Promise<void> {
  request.caller = await request.identify();
  requireScope(request.caller, access);
  if (action) requireRole(request.caller, action);
}

function requireScope({ scopes }: Caller, access: Exclude<Route['access'], 'public'>): void {
  if (access === 'token') return;
  if (!access.some((scope) => scopes.includes(scope))) {
    throw new EngineError(
      'SCOPE_MISSING',
      `This needs the scope ${access.join(' or ')}; the token has ${scopes.join(', ')}.`,
    );
  }
}

/** How a caller is told which header carries the token, whichever one it sent (contract, section 2). */
export const SEND_BEARER =
  'Send the access token in the header `Authorization: Bearer <token>`; POST /oauth/token gives one.';

/** `Bearer <token>`, or the bare token, because the specification says the header carries the access token. */
function bearerToken(authorization: string | undefined): string {
  const header = authorization?.trim() ?? '';
  if (header === '') {
    throw new EngineError('TOKEN_MISSING', SEND_BEARER);
  }
  const token = /^Bearer +([\x21-\x7e]+)$/i.exec(header)?.[1] ?? header;
  if (/\s/.test(token)) throw new EngineError('TOKEN_INVALID', 'The Authorization header must be `Bearer <token>`.');
  return token;
}
