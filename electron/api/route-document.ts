import type { Route } from '#shared/api/define-route.ts';
import { Problem, PROBLEMS } from '#shared/schema/problem.ts';

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
    ...(contract.description !== undefined && { description: contract.description }),
    tags: [contract.tag],
    ...(contract.access === 'public' ? { security: [] } : {}),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
    ...(body && { consumes: [contract.bodyType ?? 'application/json'] }),
    response,
  };
}

function successOf({ status, description, body, mediaType = 'application/octet-stream' }: Route['success']) {
  if (status === 204) return { description, type: 'null' };
  return { description, content: body ? { 'application/json': { schema: body } } : { [mediaType]: { schema: {} } } };
}
