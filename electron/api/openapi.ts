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
    uiConfig: { deepLinking: true, displayRequestDuration: true },
  });
  app.get('/openapi.json', async () => app.swagger());
}

/** Routes of the contract under their first path; aliases and the pages of the documentation itself are left out. */
function documentationOf({ config }: RouteOptions, url: string): FastifySchema {
  const { contract, operationId } = config ?? {};
  return contract?.path === url && operationId !== undefined ? documentRoute(operationId, contract) : { hide: true };
}
