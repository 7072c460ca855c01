import swagger from '@fastify/swagger';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { routes } from '#shared/api/index.ts';
import { createDocumentWriter } from '#electron/api/openapi/document-writer.ts';
import { mountRoutes, type Handlers } from '#electron/api/mount.ts';

test('the document is written in steps, between which others have their turn', async () => {
  const app = Fastify();
  const document = createDocumentWriter(app);
  await app.register(swagger, {
    openapi: { openapi: '3.1.0' },
    transform: ({ route, url }) => ({ url, schema: document.describe(route) }),
  });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  mountRoutes(app, (route) => route, {} as Handlers);
  await app.ready();

  let turns = 0;
  let isWritten = false;
  const others = () => {
    turns += 1;
    if (!isWritten) setImmediate(others);
  };
  setImmediate(others);
  const bytes = await document.written();
  isWritten = true;

  expect(turns).toBeGreaterThan(Object.keys(routes).length);
  expect(Object.keys(JSON.parse(String(bytes)).paths).length).toBeGreaterThan(40);
  await app.close();
});
