import type { Route } from '#shared/api/define-route.ts';
import { Problem, PROBLEMS } from '#shared/schema/problem.ts';

/** A route of the contract as @fastify/swagger takes it: what goes in, and every answer it may give. */
export function documentRoute(operationId: string, contract: Route) {
  const { params, query, headers, body, success, others = {} } = contract;
  const response: Record<number, unknown> = {
    [success.status]: success.body
      ? { description: success.description, content: { 'application/json': { schema: success.body } } }
      : {
          description: success.description,
          ...(success.status === 200 && {
            content: { [success.mediaType ?? 'application/octet-stream']: { schema: {} } },
          }),
        },
  };
  for (const [status, other] of Object.entries(others)) {
    response[Number(status)] = {
      description: other.description,
      content: { 'application/json': { schema: other.body } },
    };
  }
  for (const code of contract.problems) {
    const { status, title } = PROBLEMS[code];
    if (status in others) continue;
    const known = response[status] as { description: string } | undefined;
    const description = `${known ? `${known.description} · ` : ''}${code}: ${title}`;
    response[status] = { description, content: { 'application/problem+json': { schema: Problem } } };
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
