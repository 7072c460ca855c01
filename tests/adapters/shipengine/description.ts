import { resolve } from '../connectors/close-schemas.ts';
import { compiled, readDescription, type Description, type Patch } from '../connectors/description.ts';

/* eslint-disable @typescript-eslint/no-explicit-any -- a description is JSON of any shape */

const isObject = (value: any): value is Record<string, any> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function visit(node: any, change: (schema: Record<string, any>) => void): void {
  if (Array.isArray(node)) return node.forEach((each) => visit(each, change));
  if (!isObject(node)) return;
  change(node);
  for (const [name, value] of Object.entries(node)) if (name !== 'example' && name !== 'examples') visit(value, change);
}

/** A copy without what only the service writes: such members are neither required of a request nor allowed in it. */
function asRequest(document: any, schema: any): any {
  const copy = withoutReferences(document, schema);
  visit(copy, (part) => {
    for (const [name] of membersOf(part).filter(([, member]) => member.readOnly === true)) removeMember(part, name);
  });
  return copy;
}

function withoutReferences(document: any, schema: any): any {
  if (Array.isArray(schema)) return schema.map((each) => withoutReferences(document, each));
  if (!isObject(schema)) return schema;
  if (typeof schema['$ref'] === 'string') return withoutReferences(document, resolve(document, schema['$ref']));
  return Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, withoutReferences(document, value)]));
}

const membersOf = (schema: any): [string, any][] => [
  ...Object.entries<any>(isObject(schema?.properties) ? schema.properties : {}).filter(([, member]) =>
    isObject(member),
  ),
  ...(schema?.allOf ?? []).flatMap(membersOf),
];

function removeMember(schema: any, name: string): void {
  if (isObject(schema.properties)) Reflect.deleteProperty(schema.properties, name);
  if (Array.isArray(schema.required)) schema.required = schema.required.filter((each: string) => each !== name);
  for (const part of schema.allOf ?? []) removeMember(part, name);
}

const notRequired = (schemas: any, names: readonly string[], members: readonly string[]) => {
  for (const name of names)
    if (Array.isArray(schemas[name]?.required))
      schemas[name].required = schemas[name].required.filter((each: string) => !members.includes(each));
};

/** Where the two descriptions contradict themselves, or what is printed beside them. */
const PATCHES: readonly Patch[] = [
  {
    reason:
      'parts of an allOf each forbid what the others name, so that nothing fits; members are closed over the whole',
    apply: (document) =>
      visit(document.components.schemas, (schema) => {
        if (schema['additionalProperties'] === false) delete schema['additionalProperties'];
      }),
  },
  {
    reason: 'v2 says x-nullable where it means nullable: its texts speak of null',
    apply: (document) =>
      visit(document, (schema) => {
        if (schema['x-nullable'] === true) schema['nullable'] = true;
      }),
  },
  {
    reason:
      'a wrong key is answered with 401 and too many calls with 429, as the text says, and neither is in the list',
    apply: (document) =>
      visit(document.paths, (operation) => {
        if (isObject(operation['responses']) && operation['responses']['400'])
          for (const status of ['401', '429']) operation['responses'][status] ??= operation['responses']['400'];
      }),
  },
  {
    reason: 'a label that comes inline is a data: URL, and only web addresses have the format',
    apply: ({ components }) => void delete components.schemas.url.format,
  },
  {
    reason: 'states are required of every address, and most countries have none',
    apply: ({ components }) => notRequired(components.schemas, ['address'], ['state_province']),
  },
  {
    reason: 'a label that is in work or failed has no number yet, and one of no batch no batch',
    apply({ components: { schemas } }) {
      const answers = Object.keys(schemas).filter((name) => /label.*_response_body$|^label$/.test(name));
      notRequired(schemas, answers, ['tracking_number', 'batch_id']);
    },
  },
  {
    reason: 'v2 requires of a shipment what has a default, which the samples of its own pages leave out',
    apply({ components: { schemas } }) {
      const defaults = ['return_to', 'confirmation', 'advanced_options', 'insurance_provider', 'tags', 'total_weight'];
      notRequired(schemas, ['shipment'], defaults);
    },
  },
  {
    reason:
      'v2 takes weights above 1 and 2 only, of whatever unit, where v1 has those from 0 on: a slip, as parcels of 0.5 kg are',
    apply: (document) =>
      visit(document.components.schemas, (schema) => {
        if (['weight', 'weigth'].includes(schema['title'])) delete schema['properties'].value.exclusiveMinimum;
      }),
  },
  {
    reason: 'of a service, the code of its carrier has the pattern of an id, and codes as its example',
    apply({ components: { schemas } }) {
      const { service, carrier_code: code } = schemas;
      service.properties.carrier_code = { ...code };
    },
  },
  {
    reason: 'rates are asked for by a shipment or by its id, and both are required; its samples leave the service out',
    apply({ components: { schemas } }) {
      const body = schemas.calculate_rates_request_body;
      notRequired(schemas, ['calculate_rates_request_body'], ['shipment_id', 'shipment']);
      body.anyOf = body.oneOf;
      delete body.oneOf;
      for (const name of ['address_validating_shipment', 'rate_shipment_request'])
        notRequired(schemas, [name], ['service_code']);
      visit(body, (schema) => {
        if (Array.isArray(schema['required']))
          schema['required'] = schema['required'].filter((each: string) => each !== 'service_code');
      });
    },
  },
  {
    reason:
      'an answer with manifests, or with requests of them, is described as having every deprecated member beside them',
    apply({ components: { schemas } }) {
      delete schemas.create_manifest_response_body?.required;
      notRequired(schemas, ['error_with_label_id_response_body'], ['request_id', 'errors']);
    },
  },
  {
    reason: 'when rates were made is an instant, and has the pattern of an id beside it',
    apply: (document) =>
      visit(document.components.schemas, (schema) => {
        if (schema['format'] === 'date-time' && Array.isArray(schema['allOf'])) delete schema['allOf'];
      }),
  },
  {
    reason: 'what only the service writes is required of requests: OpenAPI says that it is of answers only',
    apply(document) {
      for (const path of CALLS.map(([, each]) => each).flatMap((each) => [`/v1${each}`, `/v2${each}`]))
        for (const operation of Object.values<any>(document.paths[path] ?? {})) {
          const content = operation?.requestBody?.content?.['application/json'];
          if (content) content.schema = asRequest(document, content.schema);
        }
    },
  },
];

/** What is called, below the version. */
const CALLS = [
  ['POST', '/labels'],
  ['GET', '/labels'],
  ['GET', '/labels/x'],
  ['GET', '/labels/external_shipment_id/x'],
  ['PUT', '/labels/x/void'],
  ['GET', '/shipments/external_shipment_id/x'],
  ['POST', '/manifests'],
  ['GET', '/manifests'],
  ['GET', '/manifests/x'],
  ['GET', '/manifests/requests/x'],
  ['GET', '/carriers'],
  ['POST', '/rates'],
] as const;

const known = new Map<string, Description | null>();

/** What the service says of itself, compiled, which takes longer than a purchase may; null where it is not beside the project. */
export function describedAs(profile: 'SHIPENGINE' | 'SHIPSTATION'): Description | null {
  const found = known.get(profile);
  if (found !== undefined) return found;
  const [folder, version] = profile === 'SHIPENGINE' ? ['shipengine', 'v1'] : ['shipstation', 'v2'];
  const samples = CALLS.map(([method, path]) => ({ method, path: `/${version}${path}` }));
  const description = compiled(readDescription(`${folder}/openapi.yaml`, PATCHES), samples);
  known.set(profile, description);
  return description;
}
