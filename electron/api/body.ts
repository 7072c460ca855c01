import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TokenError } from '#shared/schema/identity/token.ts';
import { EngineError } from '#electron/engine/engine-error.ts';
import { parseJson } from '#electron/engine/rules/request/parse-json.ts';
import { OtherAnswer } from './mount.ts';

/** The largest body the station takes (contract, section 6). */
export const MAX_BODY_BYTES = 256 * 1024;

const MEDIA_TYPES = {
  'application/json': /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i,
  'application/x-www-form-urlencoded': /^application\/x-www-form-urlencoded\s*(?:;\s*charset="?utf-8"?\s*)?$/i,
};

/** Of a form: many times what any caller has to say. */
const MAX_FIELDS = 100;

/** The fields of a form; only the token route takes one, and no field may come twice (RFC 6749, section 3.2). */
function parseForm(body: string): Record<string, string> {
  if (body.split('&', MAX_FIELDS + 1).length > MAX_FIELDS)
    throw formRefused(`The form has more than ${MAX_FIELDS} fields.`);
  const fields: [string, string][] = [];
  const seen = new Set<string>();
  for (const [name, value] of new URLSearchParams(body)) {
    if (seen.has(name)) throw formRefused(`${name.slice(0, 100)} comes twice.`);
    seen.add(name);
    fields.push([name, value]);
  }
  return Object.fromEntries(fields);
}

function formRefused(sentence: string): OtherAnswer {
  const refusal: TokenError = { error: 'invalid_request', error_description: sentence };
  return new OtherAnswer(400, refusal);
}

/** Reads bodies: exactly the media type the route names, not compressed, exactly UTF-8, exactly JSON. */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  // Many clients name JSON with every call: an empty body is one that is not there.
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    body.length === 0 ? undefined : parseJson(body),
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    // curl names a form with every body: where a route takes none, nothing of one is read.
    async ({ routeOptions }: FastifyRequest, body: string) =>
      routeOptions.config.contract?.bodyType === undefined ? undefined : parseForm(body),
  );

  app.addHook('onRequest', async (request) => {
    const contract = request.routeOptions.config.contract;
    if (!contract?.body) return;
    const expected = contract.bodyType ?? 'application/json';
    const given = request.headers['content-type'];
    if (given === undefined || !MEDIA_TYPES[expected].test(given)) {
      throw new EngineError(
        'UNSUPPORTED_MEDIA_TYPE',
        `Send Content-Type: ${expected}; ${given ? `it was ${given.slice(0, 100)}` : 'there was none'}.`,
      );
    }
    const encoding = request.headers['content-encoding'];
    if (encoding === undefined || encoding.toLowerCase() === 'identity') return;
    throw new EngineError(
      'UNSUPPORTED_MEDIA_TYPE',
      `Send the body as it is, without a Content-Encoding; it was ${encoding.slice(0, 100)}.`,
    );
  });
}
