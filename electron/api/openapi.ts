import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { addExamples } from './add-examples.ts';
import { addSamples } from './add-samples.ts';
import { hoistSchemas } from './hoist-schemas.ts';
import { documentRoute } from './route-document.ts';

/** The page may load what this station serves and nothing else. */
const DOCS_POLICY =
  "default-src 'self'; base-uri 'self'; font-src 'self' data:; frame-ancestors 'none'; img-src 'self' data:; object-src 'none'; script-src-attr 'none'";

/** Samples read as code, and the columns of answers have the width. */
const DOCS_STYLE = `.swagger-ui .topbar, .swagger-ui .response-col_links { display: none }
.swagger-ui .markdown code, .swagger-ui .renderedMarkdown code { background: none; color: #24292f; font-weight: 400 }
.swagger-ui .markdown pre, .swagger-ui .renderedMarkdown pre { background: #f6f8fa; border: 1px solid #d0d7de; border-radius: 6px; padding: 10px }
.swagger-ui .markdown pre > code, .swagger-ui .renderedMarkdown pre > code { background: none; padding: 0; white-space: pre-wrap }
.swagger-ui details > summary { cursor: pointer; padding: 2px 0 }`;

/** `GET /openapi.json`, and a page at `/docs` that needs nothing from the internet. Both are public: they hold no data of the station. */
export async function describeApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Packbench',
        version,
        description: 'Creates shipping labels on connected carrier accounts, on this machine.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      // What a caller begins with stands first.
      tags: [{ name: 'Token' }, { name: 'Specification' }, { name: 'Shipments' }],
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
      addSamples(addExamples(hoistSchemas('openapiObject' in document ? document.openapiObject : {}))),
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: DOCS_POLICY,
    uiConfig: { deepLinking: true, displayRequestDuration: true, defaultModelsExpandDepth: 0 },
    theme: { title: 'Packbench API', css: [{ filename: 'packbench.css', content: DOCS_STYLE }] },
  });
  app.get('/openapi.json', async () => app.swagger());
}

/** Routes of the contract under their first path; aliases and the pages of the documentation itself are left out. */
function documentationOf({ config }: RouteOptions, url: string): FastifySchema {
  const { contract, operationId } = config ?? {};
  return contract?.path === url && operationId !== undefined ? documentRoute(operationId, contract) : { hide: true };
}
