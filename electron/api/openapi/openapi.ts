import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { API_TAGS } from './api-tags.ts';
import { createDocumentWriter } from './document-writer.ts';
import { serveDocsPage } from './docs-page.ts';
import { WEBHOOK } from './webhook-document.ts';

const ABOUT = `Creates shipping labels on connected carrier accounts, on this machine.

Every path may end in a slash. The calls of the specification are at its gateway's paths under \`/gw\` as well; each says where. Values of
a shipment's lists, such as \`KG\` or \`PDF\`, are taken in any case, in orders, presets and batches too, and so are states that are asked for; all
others as they stand here, and answers have them so. A field that may be left out may be null.`;

/** `GET /openapi.json`, and a page at `/docs` that needs nothing from the internet. Both are public: they hold no data of the station. */
export async function describeApi(app: FastifyInstance, version: string): Promise<void> {
  const document = createDocumentWriter(app);
  const send = async (reply: FastifyReply) =>
    reply.type('application/json; charset=utf-8').send(await document.written());
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
  serveDocsPage(app, send);
  app.get('/openapi.json', (_request, reply) => send(reply));
}
