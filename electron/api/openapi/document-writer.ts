import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { addExamples } from './add-examples.ts';
import { addSamples } from './add-samples.ts';
import { describeFields } from './describe-fields.ts';
import { createSchemaHoister, type ApiDocument } from './hoist-schemas.ts';
import { documentRoute } from './route-document.ts';

export interface DocumentWriter {
  /** A route as @fastify/swagger takes it. */
  describe(route: RouteOptions): FastifySchema;
  /**
   * The document as bytes; many who ask for it, and read slowly, hold the same ones. It is written when somebody first asks, step by step: in
   * a quarter of a second at once, purchases would wait.
   */
  written(): Promise<Buffer>;
}

/** To be made before the routes, which it collects. */
export function createDocumentWriter(app: FastifyInstance): DocumentWriter {
  const routes: RouteOptions[] = [];
  const described = new Map<RouteOptions, FastifySchema>();
  const { hoist, complete } = createSchemaHoister();
  let writing: Promise<Buffer> | undefined;
  app.addHook('onRoute', (route) => void routes.push(route));

  function describe(route: RouteOptions): FastifySchema {
    const known = described.get(route) ?? hoist(documentationOf(route));
    described.set(route, known);
    return known;
  }

  async function write(): Promise<Buffer> {
    for (const route of routes) {
      describe(route);
      await setImmediate();
    }
    let document = app.swagger() as ApiDocument;
    for (const step of [complete, describeFields, addExamples, addSamples]) {
      await setImmediate();
      document = step(document);
    }
    await setImmediate();
    return Buffer.from(JSON.stringify(document));
  }

  return { describe, written: () => (writing ??= write()) };
}

/** Routes of the contract under their first path; aliases and the pages of the documentation itself are left out. */
function documentationOf({ config, url }: RouteOptions): FastifySchema {
  const { contract, operationId } = config ?? {};
  return contract?.path === url && operationId !== undefined ? documentRoute(operationId, contract) : { hide: true };
}
