import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { hoistSchemas } from './hoist-schemas.ts';

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
    transformObject: (document) => hoistSchemas('openapiObject' in document ? document.openapiObject : {}),
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiConfig: { deepLinking: true, displayRequestDuration: true },
  });
  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.redirect('/docs/'));
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
