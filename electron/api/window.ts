import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Route } from '#shared/api/define-route.ts';
import { routes } from '#shared/api/index.ts';

/** Nothing but what the station itself serves, no inline script, and no page around it. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Names of files under here carry a hash of their content. */
const HASHED = /[\\/]assets[\\/][^\\/]+$/;
const FOREVER = 'public, max-age=31536000, immutable';

/** First parts of paths that are the API's, so that none of its answers is ever a page. */
const API_ROOTS = new Set([
  'docs',
  ...Object.values<Route>(routes).flatMap(({ path, aliases = [] }) =>
    [path, ...aliases].map((each) => each.split('/')[1]),
  ),
]);

/** Names as the build makes them: no dot in front, no way up. */
const BUILT_FILE = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

/** Serves the built window from `folder`: its files, and its page for every route of its own. Where it is not built, the docs are home. */
export async function serveWindow(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('/', (_request, reply) => reply.redirect('/docs/'));
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) =>
      void reply.headers({
        'cache-control': HASHED.test(path) ? FOREVER : 'no-cache',
        'content-security-policy': CONTENT_SECURITY_POLICY,
        // Whoever opened it from elsewhere has no hand on it.
        'cross-origin-opener-policy': 'same-origin',
      }),
  });
  const config = { isWindowPage: true };
  app.get('/', { config }, (_request, reply) => reply.sendFile('index.html'));
  app.get<{ Params: { '*': string } }>('/*', { config }, (request, reply) => {
    const path = request.params['*'];
    if (isOwnRoute(path, request.headers.accept)) return reply.sendFile('index.html');
    return BUILT_FILE.test(path) ? reply.sendFile(path) : reply.callNotFound();
  });
}

/** A browser going to one of the window's own routes, such as shipments/0190…; files have a dot in their name. */
function isOwnRoute(path: string, accept: string | undefined): boolean {
  const parts = path.split('/');
  return accept?.includes('text/html') === true && !API_ROOTS.has(parts[0]) && parts.at(-1)?.includes('.') === false;
}
