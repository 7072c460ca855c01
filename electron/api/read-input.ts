import type { FastifyRequest } from 'fastify';
import type { Route } from '#shared/api/define-route.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { EngineError } from '#electron/engine/engine-error.ts';
import { withoutAbsentNulls } from '#electron/engine/rules/request/absent-nulls.ts';

interface QuerySchema {
  properties?: Readonly<Record<string, { type?: string }>>;
}

/**
 * Puts what came with a request into the form in which its schema is written: no parameter that the route does not know, typed ones, and no
 * null that only means absent (contract, section 3).
 * @throws EngineError FIELD_INVALID for parameters that are not known
 */
export function readInput({ query, leavesQueryOpen, body, engineValidatesBody }: Route, request: FastifyRequest): void {
  const parameters = (query as QuerySchema | undefined)?.properties ?? {};
  const sent = request.query as Record<string, unknown>;
  if (!leavesQueryOpen) refuseUnknown(sent, Object.keys(parameters));
  refuseRepeated(sent, Object.keys(parameters));
  request.query = Object.fromEntries(
    Object.entries(sent).map(([name, text]) => [name, typed(parameters[name]?.type, text)]),
  );
  if (body && !engineValidatesBody) request.body = withoutAbsentNulls(request.body, body);
}

function refuseUnknown(sent: Record<string, unknown>, known: readonly string[]): void {
  const takes = known.length === 0 ? 'this call takes none' : `this call takes ${known.join(', ')}`;
  const errors = Object.entries(sent)
    .filter(([name]) => !known.includes(name))
    .map(([name, actual]): Violation => {
      const message = `"${name.slice(0, 100)}" is not a query parameter of this call; ${takes}.`;
      return { code: 'FIELD_INVALID', pointer: `/query/${name.slice(0, 100)}`, message, actual, allowed: [...known] };
    });
  refuse(errors);
}

/** No parameter is a list: several values go into one, separated by commas, where a parameter takes them. */
function refuseRepeated(sent: Record<string, unknown>, known: readonly string[]): void {
  refuse(
    known.flatMap((name): Violation[] => {
      const given = Object.hasOwn(sent, name) ? sent[name] : undefined;
      if (!Array.isArray(given)) return [];
      const message = `${name} comes ${given.length} times; send it once.`;
      return [{ code: 'FIELD_INVALID', pointer: `/query/${name}`, message }];
    }),
  );
}

function refuse(errors: Violation[]): void {
  if (errors.length === 0) return;
  throw new EngineError('FIELD_INVALID', errors.map(({ message }) => message).join(' '), { errors });
}

const WHOLE_NUMBER = /^-?\d{1,15}$/;

/** Parameters come as text; where the schema has a whole number or a boolean and the text is one, it becomes that. */
function typed(type: string | undefined, text: unknown): unknown {
  if (typeof text !== 'string') return text;
  if (type === 'integer' && WHOLE_NUMBER.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
