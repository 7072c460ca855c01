import type { OpenAPIV3 } from 'openapi-types';
import type { Glossary } from './glossary/glossary.ts';
import { ORDER_FIELDS } from './glossary/orders.ts';
import { PRINTING_FIELDS } from './glossary/printing.ts';
import { SHIPMENT_FIELDS } from './glossary/shipments.ts';
import { STATION_FIELDS } from './glossary/station.ts';
import type { ApiDocument } from './hoist-schemas.ts';

export const GLOSSARY: Glossary = { ...SHIPMENT_FIELDS, ...ORDER_FIELDS, ...PRINTING_FIELDS, ...STATION_FIELDS };

type Node = Record<string, unknown>;

/** Gives every field and parameter that says nothing of itself its line of the glossary. */
export function describeFields(document: ApiDocument): ApiDocument {
  for (const [title, schema] of Object.entries(document.components?.schemas ?? {})) describeIn(schema as Node, [title]);
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const operation of Object.values(operations ?? {}) as OpenAPIV3.OperationObject[]) {
      const parameters = (operation.parameters ?? []) as OpenAPIV3.ParameterObject[];
      for (const parameter of parameters) {
        const text = parameter.description ?? meaningOf(parameter.name, [segmentBefore(parameter, path)]);
        if (text !== undefined) parameter.description = text;
      }
      describeIn(operation as unknown as Node, [operation.operationId ?? '']);
    }
  }
  return document;
}

/** `batches` of `{id}` in `/station/v1/batches/{id}/rows`. */
const segmentBefore = ({ name }: OpenAPIV3.ParameterObject, path: string) =>
  path.split('/').find((_segment, i, segments) => segments[i + 1] === `{${name}}`) ?? '';

/** Describes the fields of every object below; `place` is the name of the schema and the fields on the way. */
function describeIn(node: Node, place: readonly string[]): void {
  for (const [key, child] of Object.entries(node)) {
    if (typeof child !== 'object' || child === null) continue;
    if (key !== 'properties') describeIn(child as Node, place);
    else {
      for (const [name, field] of Object.entries(child as Record<string, Node>)) {
        const text = field['description'] ?? meaningOf(name, place);
        if (text !== undefined) field['description'] = text;
        describeIn(field, [...place, name]);
      }
    }
  }
}

function meaningOf(name: string, place: readonly string[]): string | undefined {
  const [schema = '', ...fields] = place;
  return GLOSSARY[[schema, ...fields.slice(-1), name].join('.')] ?? GLOSSARY[`${schema}.${name}`] ?? GLOSSARY[name];
}
