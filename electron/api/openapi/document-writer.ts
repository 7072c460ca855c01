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
  /** The document as bytes; many who ask for it, and read slowly, hold the same ones. */
  written(): Buffer;
  /** Writes it ahead, step by step: in a quarter of a second at once, purchases would wait. */
  writeAhead(): Promise<void>;
}

/** To be made before the routes, which it collects. */
export function createDocumentWriter(app: FastifyInstance): DocumentWriter {
  const routes: RouteOptions[] = [];
  const described = new Map<RouteOptions, FastifySchema>();
  const { hoist, complete } = createSchemaHoister();
  const writing = steps();
  let bytes: Buffer | undefined;
  app.addHook('onRoute', (route) => void routes.push(route));

  function describe(route: RouteOptions): FastifySchema {
    const known = described.get(route) ?? hoist(documentationOf(route));
    described.set(route, known);
    return known;
  }

  function* steps(): Generator<undefined> {
    for (const route of routes) yield void describe(route);
    let document = app.swagger() as ApiDocument;
    for (const step of [complete, describeFields, addExamples, addSamples]) {
      yield;
      document = step(document);
    }
    yield;
    bytes = Buffer.from(JSON.stringify(document));
  }

  function nextStep(): void {
    if (writing.next().done && !bytes) throw new Error('The document of the API could not be written');
  }

  return {
    describe,
    written() {
      while (!bytes) nextStep();
      return bytes;
    },
    async writeAhead() {
      while (!bytes) {
        nextStep();
        await setImmediate();
      }
    },
  };
}

/** Routes of the contract under their first path; aliases and the pages of the documentation itself are left out. */
function documentationOf({ config, url }: RouteOptions): FastifySchema {
  const { contract, operationId } = config ?? {};
  return contract?.path === url && operationId !== undefined ? documentRoute(operationId, contract) : { hide: true };
}
