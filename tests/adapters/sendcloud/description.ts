import { compiled, readDescription, together, type Description, type Patch } from '../connectors/description.ts';

/* eslint-disable @typescript-eslint/no-explicit-any -- a description is JSON of any shape */

const JSON_OF = (schema: any) => ({ description: '', content: { 'application/json': { schema } } });

/** Answers that are said in words only, or not at all. */
function addAnswer(document: any, path: string, method: string, status: string, like: string): void {
  const { responses } = document.paths[path][method];
  responses[status] ??= responses[like] ?? JSON_OF({ $ref: '#/components/schemas/errors' });
}

const SHIPMENTS: readonly Patch[] = [
  {
    reason:
      'The field external_reference_id says that its second use gives 409 with the earlier object; the operation has no such answer.',
    apply: (document) => addAnswer(document, '/shipments/announce', 'post', '409', '201'),
  },
  {
    reason: 'A list that may be filtered must be able to be empty; the schema wants one element.',
    apply(document) {
      const list = document.paths['/shipments'].get.responses['200'].content['application/json'].schema;
      delete list.properties.data.minItems;
    },
  },
  {
    reason: 'Errors come as the member `errors`, as every example has it; the schema is the bare list.',
    apply(document) {
      const list = document.components.schemas.errors;
      document.components.schemas.errors = { type: 'object', properties: { errors: list }, required: ['errors'] };
    },
  },
  {
    reason:
      'Missing keys, empty accounts and carriers that are not enabled are answered with no status that the operations have.',
    apply(document) {
      for (const [path, item] of Object.entries<any>(document.paths))
        for (const method of ['get', 'post'].filter((name) => item[name]))
          for (const status of ['401', '402', '403']) addAnswer(document, path, method, status, 'none');
    },
  },
];

const REST: readonly Patch[] = [
  {
    reason: 'Refused keys are answered with a status that no operation has.',
    apply(document) {
      for (const item of Object.values<any>(document.paths))
        for (const method of ['get', 'post'].filter((name) => item[name]))
          item[method].responses['401'] ??= { description: '' };
    },
  },
  {
    reason: 'A function without a value is null, in the lists of values and in the example; the type leaves null out.',
    apply: allowListedNulls,
  },
];

function allowListedNulls(node: any): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node.enum) && node.enum.includes(null) && typeof node.type === 'string')
    node.type = [node.type, 'null'];
  for (const value of Object.values(node)) allowListedNulls(value);
}

/** What Sendcloud says of its shipments, and in its other document of all the rest; null where both are not beside the project. */
export function sendcloudDescription(prefix: string): Description | null {
  const shipments = readDescription('sendcloud/sendcloud-shipments-openapi.yml', SHIPMENTS, prefix);
  const rest = readDescription('sendcloud/openapi-v3.json', REST, prefix);
  if (!shipments || !rest) return null;
  const both = together((path) => (path.startsWith(`${prefix}/shipments`) ? shipments : rest));
  const path = `${prefix}/shipments`;
  return compiled(
    both,
    [
      { method: 'POST', path: `${path}/announce` },
      { method: 'GET', path },
    ],
    [200, 201],
  );
}
