import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { load } from 'js-yaml';
import { prepareSchemas, resolve } from './close-schemas.ts';

/* eslint-disable @typescript-eslint/no-explicit-any -- a description is JSON of any shape */

/** Where the vendors' descriptions and recordings lie: beside the project, and never in it. */
export const VENDORS = join(import.meta.dirname, '../../../../shared/connectors');

/** A place at which a description contradicts itself, or the service: with the reason, and what is done about it. */
export interface Patch {
  reason: string;
  apply(document: any): void;
}

/** One request, or the answer to one, as it went over the wire. */
export interface Exchanged {
  method: string;
  /** Below the server's address, without query. */
  path: string;
  query?: URLSearchParams;
  /** Of the body, parsed; undefined where there was none. */
  body?: unknown;
}

/** What a vendor says its service takes and answers. */
export interface Description {
  /** What is wrong with a request, in words; empty where nothing is. */
  requestFaults(request: Exchanged): string[];
  answerFaults(answer: Exchanged & { status: number }): string[];
}

const said = new Set<string>();

/**
 * The description in the file below `VENDORS`, patched; null where it is not there, which is said once in a line.
 * @param prefix what stands in front of its paths at the fake
 */
export function readDescription(file: string, patches: readonly Patch[] = [], prefix = ''): Description | null {
  const path = join(VENDORS, file);
  if (!existsSync(path)) {
    if (!said.has(file))
      console.log(`Requests and answers are not held against ${file}: it is not beside the project.`);
    said.add(file);
    return null;
  }
  const text = readFileSync(path, 'utf8');
  return describeBy(file.endsWith('.json') ? JSON.parse(text) : load(text), patches, prefix);
}

/** Holds requests and answers against an OpenAPI document; members that it does not name are faults. */
export function describeBy(document: any, patches: readonly Patch[] = [], prefix = ''): Description {
  for (const { apply } of patches) apply(document);
  prepareSchemas(document);
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true, logger: false });
  formats.default(ajv as never);
  ajv.addSchema(document, 'vendor');
  const operations = operationsOf(document, prefix);

  function find({ method, path }: Exchanged) {
    return operations.find((operation) => operation.method === method.toLowerCase() && operation.pattern.test(path));
  }

  function faultsOf(place: readonly string[], value: unknown): string[] {
    const pointer = place.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    const validate = ajv.getSchema(`vendor#/${pointer}`);
    if (!validate) return [`no schema at ${place.join('/')}`];
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath || 'the body'} ${message} ${JSON.stringify(params)}`,
    );
  }

  /** The place of the schema of JSON in a request body or a response; null where there is none. */
  function schemaPlace(place: readonly string[]): readonly string[] | null {
    const node = resolve(document, place.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/'));
    if (typeof node?.$ref === 'string') return schemaPlace(node.$ref.replace(/^#\//, '').split('/'));
    const type = Object.keys(node?.content ?? {}).find((name) => /json/.test(name));
    return type !== undefined && node.content[type].schema ? [...place, 'content', type, 'schema'] : null;
  }

  return {
    requestFaults(request) {
      const found = find(request);
      if (!found) return [`${request.method} ${request.path} is not in the description`];
      const { place, operation } = found;
      const faults = queryFaults(found.parameters, request.query);
      const schema = operation.requestBody ? schemaPlace([...place, 'requestBody']) : null;
      if (schema && request.body !== undefined) faults.push(...faultsOf(schema, request.body));
      if (operation.requestBody?.required && request.body === undefined) faults.push('a body is required');
      if (!operation.requestBody && request.body !== undefined) faults.push('a body is not described');
      return faults.map((fault) => `${request.method} ${request.path}: ${fault}`);
    },
    answerFaults(answer) {
      const found = find(answer);
      if (!found) return [];
      const { responses = {} } = found.operation;
      const group = `${String(answer.status)[0]}XX`;
      const status = [String(answer.status), group, group.toLowerCase(), 'default'].find((name) => responses[name]);
      const name = `${answer.method} ${answer.path} ${answer.status}`;
      if (status === undefined) return [`${name} is not in the description`];
      const schema = schemaPlace([...found.place, 'responses', status]);
      if (schema === null || answer.body === undefined) return [];
      return faultsOf(schema, answer.body).map((fault) => `${name}: ${fault}`);
    },
  };
}

/** What several descriptions say together, each of the paths that are its own. */
export const together = (of: (path: string) => Description): Description => ({
  requestFaults: (request) => of(request.path).requestFaults(request),
  answerFaults: (answer) => of(answer.path).answerFaults(answer),
});

/** A call as its schemas are compiled by it: the more members its bodies have, the more of them. */
interface Sample extends Pick<Exchanged, 'method' | 'path'> {
  request?: unknown;
  answer?: unknown;
}

/** Compiles now what is said of these calls; when it is first asked for, that takes longer than a purchase may. */
export function compiled(description: Description | null, samples: readonly Sample[], statuses = [200, 400]) {
  for (const { method, path, request = {}, answer = {} } of samples) {
    description?.requestFaults({ method, path, body: request });
    for (const status of statuses) description?.answerFaults({ method, path, status, body: answer });
  }
  return description;
}

function operationsOf(document: any, prefix: string) {
  return Object.entries<any>(document.paths)
    .flatMap(([path, item]) =>
      ['get', 'post', 'put', 'delete', 'patch'].flatMap((method) => {
        const operation = item[method];
        if (!operation) return [];
        const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((each: any) =>
          typeof each.$ref === 'string' ? resolve(document, each.$ref) : each,
        );
        const pattern = new RegExp(`^${(prefix + path).replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
        return [{ method, pattern, path, operation, parameters, place: ['paths', path, method] }];
      }),
    )
    .sort((a, b) => braces(a.path) - braces(b.path));
}

/** Paths without parameters are found before those with some. */
const braces = (path: string) => path.split('{').length;

function queryFaults(parameters: any[], query: URLSearchParams | undefined): string[] {
  const known = parameters.filter((each) => each.in === 'query');
  const given = [...(query?.keys() ?? [])];
  return [
    ...given.filter((name) => !known.some((each) => each.name === name)).map((name) => `?${name} is not described`),
    ...known.filter((each) => each.required && !given.includes(each.name)).map(({ name }) => `?${name} is missing`),
  ];
}
