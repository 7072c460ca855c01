import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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
const HASHED = /^assets\/[^/]+$/;
const FOREVER = 'public, max-age=31536000, immutable';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** First parts of paths that are the API's, so that none of its answers is ever a page. */
const API_ROOTS = new Set([
  'docs',
  ...Object.values<Route>(routes).flatMap(({ path, aliases = [] }) =>
    [path, ...aliases].map((each) => each.split('/')[1]),
  ),
]);

/** Names as the build makes them: no dot in front, no way up. */
const BUILT_FILE = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

interface BuiltFile {
  bytes: Buffer;
  headers: Record<string, string>;
}

/**
 * Serves the built window from `folder`: its files, and its page for every route of its own. They are some megabytes and read once, at the
 * start, so that no stranger's call reaches the disk. Where it is not built, the docs are home.
 */
export async function serveWindow(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('/', (_request, reply) => reply.redirect('/docs/'));
    return;
  }
  const files = await readBuilt(folder);
  const config = { isWindowPage: true };
  app.get('/', { config }, (request, reply) => send(files.get('index.html'), request, reply));
  app.get<{ Params: { '*': string } }>('/*', { config }, (request, reply) => {
    const path = request.params['*'];
    const isPage = isOwnRoute(path, request.headers.accept);
    return send(files.get(isPage ? 'index.html' : path), request, reply);
  });
}

/** All files of the built window by their paths, with `/` between folders. */
async function readBuilt(folder: string): Promise<ReadonlyMap<string, BuiltFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((name) => BUILT_FILE.test(name));
  return new Map(await Promise.all(names.map(async (name) => [name, await readOne(folder, name)] as const)));
}

async function readOne(folder: string, name: string): Promise<BuiltFile> {
  const bytes = await readFile(join(folder, name));
  const headers = {
    'content-type': MEDIA_TYPES[extname(name)] ?? 'application/octet-stream',
    etag: `"${hash('sha256', bytes, 'hex').slice(0, 32)}"`,
    'cache-control': HASHED.test(name) ? FOREVER : 'no-cache',
    'content-security-policy': CONTENT_SECURITY_POLICY,
    // Whoever opened it from elsewhere has no hand on it.
    'cross-origin-opener-policy': 'same-origin',
  };
  return { bytes, headers };
}

function send(file: BuiltFile | undefined, { headers }: FastifyRequest, reply: FastifyReply) {
  if (!file) return reply.callNotFound();
  reply.headers(file.headers);
  return headers['if-none-match'] === file.headers['etag'] ? reply.code(304).send() : reply.send(file.bytes);
}

/** A browser going to one of the window's own routes, such as shipments/0190…; files have a dot in their name. */
function isOwnRoute(path: string, accept: string | undefined): boolean {
  const parts = path.split('/');
  return accept?.includes('text/html') === true && !API_ROOTS.has(parts[0]) && parts.at(-1)?.includes('.') === false;
}
