import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { addExamples } from './add-examples.ts';
import { addSamples } from './add-samples.ts';
import { describeFields } from './describe-fields.ts';
import { hoistSchemas, type ApiDocument } from './hoist-schemas.ts';
import { documentRoute } from './route-document.ts';
import { API_TAGS } from './api-tags.ts';
import { WEBHOOK } from './webhook-document.ts';

/** When the window of a desk that was just started is there. */
const SOON_MS = 2000;

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
    transform: ({ route, url }) => ({ url, schema: documentationOf(route, url) }),
    transformObject: (document) =>
      addSamples(
        addExamples(
          describeFields(hoistSchemas('openapiObject' in document ? (document.openapiObject as ApiDocument) : {})),
        ),
      ),
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: DOCS_POLICY,
    uiConfig: { deepLinking: true, displayRequestDuration: true, defaultModelsExpandDepth: 0 },
    theme: { title: 'Packbench API', css: [{ filename: 'packbench.css', content: DOCS_STYLE }] },
  });
  // Written once, and soon after the start: writing it takes a quarter of a second, in which no purchase shall wait for a stranger's question;
  // and many who ask for it, and read slowly, hold the same bytes.
  let bytes: Buffer | undefined;
  const written = () => (bytes ??= Buffer.from(JSON.stringify(app.swagger())));
  let soon: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => void (soon ??= setTimeout(written, SOON_MS).unref()));
  app.addHook('onClose', async () => clearTimeout(soon));
  app.get('/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(written()));
}

/** Routes of the contract under their first path; aliases and the pages of the documentation itself are left out. */
function documentationOf({ config }: RouteOptions, url: string): FastifySchema {
  const { contract, operationId } = config ?? {};
  return contract?.path === url && operationId !== undefined ? documentRoute(operationId, contract) : { hide: true };
}
