import type { Route } from '#shared/api/define-route.ts';
import { PROBLEMS, type ProblemCode } from '#shared/diagnostics/problem-codes.ts';
import { Problem } from '#shared/diagnostics/problem.ts';

/** A route of the contract as @fastify/swagger takes it: what goes in, and every answer it may give. */
export function documentRoute(operationId: string, contract: Route) {
  const { params, query, headers, body, success, others = {} } = contract;
  const response: Record<number, unknown> = { [success.status]: successOf(success) };
  for (const [status, other] of Object.entries(others)) {
    response[Number(status)] = {
      description: other.description,
      content: { 'application/json': { schema: other.body } },
    };
  }
  for (const code of contract.problems) {
    const { status, title } = PROBLEMS[code];
    const known = response[status] as { description: string; content?: object } | undefined;
    response[status] = {
      description: `${known ? `${known.description} · ` : ''}${code}: ${title}`,
      content: { ...known?.content, 'application/problem+json': { schema: Problem } },
    };
  }
  return {
    operationId,
    summary: contract.summary,
    description: descriptionOf(contract),
    tags: [contract.tag],
    ...(contract.access === 'public' ? { security: [] } : {}),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
    ...(body && { consumes: [contract.bodyType ?? 'application/json'] }),
    response: Object.fromEntries(
      Object.entries(response).map(([status, answer]) => [
        status,
        { ...(answer as object), headers: headersOf(Number(status), contract) },
      ]),
    ),
  };
}

/** What the contract says of it, who may call it, and where else it is. */
function descriptionOf({ description, access, aliases = [] }: Route): string {
  const places = aliases.map((path) => `\`${path}\``).join(' and ');
  return [description, needs(access), places && `Also at ${places}.`].filter(Boolean).join(' ');
}

function needs(access: Route['access']): string {
  if (access === 'public') return 'Needs no token.';
  if (access === 'token') return 'Needs a token of any scope.';
  return `Needs a token with the scope ${access.map((scope) => `\`${scope}\``).join(' or ')}.`;
}

/** The headers of an answer that tell a caller something, as far as it depends on route and status whether they are there. */
function headersOf(status: number, { headers, success, problems, params }: Route) {
  const named = { ...propertiesOf(headers), ...propertiesOf(params) };
  const isFile = status === success.status && success.isFile === true;
  return {
    'X-Request-Id': text("The caller's own request id where one was sent, else the station's"),
    ...('transactionId' in named && { transactionId: text('The transactionId of the call, once it was read') }),
    ...(isFile && { 'Content-Disposition': text('The name of the file') }),
    ...(status === 401 && { 'WWW-Authenticate': text('How to prove who calls, and what was wrong') }),
    ...(WAITS.some((code) => problems.includes(code) && PROBLEMS[code].status === status) && {
      'Retry-After': { type: 'integer', description: 'Seconds until it may be tried again; with some of the problems' },
    }),
  };
}

/** Problems that say when it may be tried again. */
const WAITS: readonly ProblemCode[] = ['RATE_LIMITED', 'TRANSACTION_IN_PROGRESS'];

const text = (description: string) => ({ type: 'string', description });
const propertiesOf = (schema: unknown) => (schema as { properties?: object } | undefined)?.properties ?? {};

/** Files of several types, such as labels, are told as any type. */
function successOf({ status, description, body, mediaType = '*/*', schema }: Route['success']) {
  if (status === 204) return { description, type: 'null' };
  return {
    description,
    content: body ? { 'application/json': { schema: body } } : { [mediaType]: { schema: schema ?? {} } },
  };
}
