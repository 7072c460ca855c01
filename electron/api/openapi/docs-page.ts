import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The page may load what this station serves and nothing else. */
const DOCS_POLICY =
  "default-src 'self'; base-uri 'self'; font-src 'self' data:; frame-ancestors 'none'; img-src 'self' data:; object-src 'none'; script-src-attr 'none'";

/** Samples read as code, and the columns of answers have the width. */
const DOCS_STYLE = `.swagger-ui .topbar, .swagger-ui .response-col_links { display: none }
.swagger-ui .markdown code, .swagger-ui .renderedMarkdown code { background: none; color: #24292f; font-weight: 400 }
.swagger-ui .markdown pre, .swagger-ui .renderedMarkdown pre { background: #f6f8fa; border: 1px solid #d0d7de; border-radius: 6px; padding: 10px }
.swagger-ui .markdown pre > code, .swagger-ui .renderedMarkdown pre > code { background: none; padding: 0; white-space: pre-wrap }
.swagger-ui details > summary { cursor: pointer; padding: 2px 0 }`;

/** What the page's server says of a file that goes on to whoever asked; everything else the station says itself. */
const PASSED_ON = ['content-type', 'content-security-policy', 'etag', 'last-modified', 'cache-control', 'location'];

/**
 * The page at `/docs`. A server of its own has it, which is made when somebody first asks: no start waits for what few of them need.
 * `send` answers with the document of the API, whose bytes the page's own copy has.
 */
export function serveDocsPage(app: FastifyInstance, send: (reply: FastifyReply) => Promise<unknown>): void {
  let page: Promise<FastifyInstance> | undefined;

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const { method, url, headers } = request;
    const server = await (page ??= makePage());
    const made = await server.inject({ method: method === 'HEAD' ? 'HEAD' : 'GET', url, headers: conditions(headers) });
    if (made.statusCode === 404) return reply.callNotFound();
    for (const name of PASSED_ON) if (made.headers[name] !== undefined) reply.header(name, made.headers[name]);
    return reply.code(made.statusCode).send(made.statusCode === 304 ? null : made.rawPayload);
  }

  app.get('/docs/json', (_request, reply) => send(reply));
  // In YAML, which takes half a second to write, nobody needs it.
  app.get('/docs/yaml', (_request, reply) => void reply.callNotFound());
  app.get('/docs', answer);
  app.get('/docs/*', answer);
  app.addHook('onClose', async () => void (await (await page)?.close()));
}

const conditions = (headers: FastifyRequest['headers']) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => name === 'if-none-match' || name === 'if-modified-since'),
  );

async function makePage(): Promise<FastifyInstance> {
  const [{ default: Fastify }, { default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('fastify'),
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const server = Fastify({ logger: false, routerOptions: { ignoreTrailingSlash: true } });
  // The page asks for /docs/json, which the station answers.
  const document = { openapi: '3.1.0', info: { title: 'Packbench', version: '' }, paths: {} };
  await server.register(swagger, { mode: 'static', specification: { document } });
  await server.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: DOCS_POLICY,
    uiConfig: { deepLinking: true, displayRequestDuration: true, defaultModelsExpandDepth: 0 },
    theme: { title: 'Packbench API', css: [{ filename: 'packbench.css', content: DOCS_STYLE }] },
  });
  await server.ready();
  return server;
}
