import type { OpenAPIV3 } from 'openapi-types';
import type { Route } from '#shared/api/define-route.ts';
import { routes } from '#shared/api/index.ts';
import recorded from '#shared/api/examples.json' with { type: 'json' };
import { problemExample } from '#shared/api/problem-examples.ts';
import { PROBLEMS, type ProblemCode } from '#shared/diagnostics/problem-codes.ts';
import type { ApiDocument } from './hoist-schemas.ts';

/** What a station was really sent and answered; `npm run examples` records it. */
interface Example {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  request?: unknown;
  responses: Record<string, unknown>;
}
const examples: Readonly<Record<string, Example>> = recorded;
const CODES = Object.keys(PROBLEMS) as ProblemCode[];
/** Some are answered only where there is no route. */
const CODES_OF_ROUTES = CODES.filter((code) =>
  Object.values<Route>(routes).some(({ problems }) => problems.includes(code)),
);

/** Puts beside each schema what a station was sent and answered, and beside each problem what it looks like. */
export function addExamples(document: ApiDocument): ApiDocument {
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(path ?? {}) as OpenAPIV3.OperationObject[]) show(operation);
  }
  const problems = Object.fromEntries(
    CODES_OF_ROUTES.map((code) => [code, { summary: PROBLEMS[code].title, value: problemExample(code) }]),
  );
  return { ...document, components: { ...document.components, examples: problems } } as ApiDocument;
}

function show({ operationId = '', parameters = [], requestBody, responses }: OpenAPIV3.OperationObject): void {
  const { params, query, headers, request, responses: answers = {} } = examples[operationId] ?? {};
  const given: Record<string, unknown> = { ...params, ...query, ...headers };
  for (const parameter of parameters as OpenAPIV3.ParameterObject[])
    if (parameter.name in given) parameter.example = given[parameter.name];
  if (request !== undefined) showIn(requestBody as OpenAPIV3.RequestBodyObject, request);
  for (const [status, answer] of Object.entries(responses) as [string, OpenAPIV3.ResponseObject][]) {
    const problems = answer.content?.['application/problem+json'];
    if (problems) problems.examples = Object.fromEntries(codesIn(answer.description).map(toReference));
    if (status in answers) showIn(answer, answers[status]);
  }
}

function showIn({ content = {} }: Pick<OpenAPIV3.ResponseObject, 'content'>, value: unknown): void {
  for (const media of Object.values(content)) if (!media.examples) media.example = value;
}

/** The codes that the description of an answer names. */
function codesIn(description: string): ProblemCode[] {
  const named = new Set(Array.from(description.matchAll(/\b(\w+):/g), ([, name]) => name));
  return CODES.filter((code) => named.has(code));
}

const toReference = (code: ProblemCode): [string, OpenAPIV3.ReferenceObject] => [
  code,
  { $ref: `#/components/examples/${code}` },
];
