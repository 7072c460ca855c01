import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { API_TAGS } from './api-tags.ts';
import { createDocumentWriter } from './document-writer.ts';
import { WEBHOOK } from './webhook-document.ts';

/** When nobody waits any more for a desk that was just started. */
const SOON_MS = 10_000;

/** The page may load what this station serves and nothing else. */
const DOCS_POLICY =
  "default-src 'self'; base-uri 'self'; font-src 'self' data:; frame-ancestors 'none'; img-src 'self' data:; object-src 'none'; script-src-attr 'none'";

/** Samples read as code, and the columns of answers have the width. */
const DOCS_STYLE = `.swagger-ui .topbar, .swagger-ui .response-col_links { display: none }
.swagger-ui .markdown code, .swagger-ui .renderedMarkdown code { background: none; color: #24292f; font-weight: 400 }
.swagger-ui .markdown pre, .swagger-ui .renderedMarkdown pre { background: #f6f8fa; border: 1px solid #d0d7de; border-radius: 6px; padding: 10px }
.swagger-ui .markdown pre > code, .swagger-ui .renderedMarkdown pre > code { background: none; padding: 0; white-space: pre-wrap }
.swagger-ui details > summary { cursor: pointer; padding: 2px 0 }`;

const ABOUT = `Creates shipping labels on connected carrier accounts, on this machine.

Every path may end in a slash. The calls of the specification are at its gateway's paths under \`/gw\` as well; each says where. Values of
lists, such as \`KG\` or \`PDF\`, are taken in any case; answers have them as they stand here. A field that may be left out may be null.`;

/** `GET /openapi.json`, and a page at `/docs` that needs nothing from the internet. Both are public: they hold no data of the station. */
export async function describeApi(app: FastifyInstance, version: string): Promise<void> {
  const document = createDocumentWriter(app);
  const send = (reply: FastifyReply) => reply.type('application/json; charset=utf-8').send(document.written());
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Packbench',
        version,
        description: ABOUT,
        contact: { name: 'The Packbench founders' },
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      tags: API_TAGS,
      webhooks: { shipment: { post: WEBHOOK } },
      security: [{ bearer: [] }],
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'The token that POST /oauth/token gives for AK and SK.',
          },
        },
      },
    },
    transform: ({ route, url }) => ({ url, schema: document.describe(route) }),
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: DOCS_POLICY,
    uiConfig: { deepLinking: true, displayRequestDuration: true, defaultModelsExpandDepth: 0 },
    // The page's own copy is the same bytes, and one in YAML, which takes half a second to write, nobody needs.
    uiHooks: {
      onRequest: (request, reply, next) => {
        if (request.routeOptions.url === '/docs/json') return void send(reply);
        return request.routeOptions.url === '/docs/yaml' ? reply.callNotFound() : next();
      },
    },
    theme: { title: 'Packbench API', css: [{ filename: 'packbench.css', content: DOCS_STYLE }] },
  });
  let soon: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => void (soon ??= setTimeout(() => void document.writeAhead(), SOON_MS).unref()));
  app.addHook('onClose', async () => clearTimeout(soon));
  app.get('/openapi.json', (_request, reply) => void send(reply));
}
