import fc from 'fast-check';
import { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { DOMESTIC, recipientIn } from './requests.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What is read of a JSON Schema here. */
interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema;
  items?: Schema;
  minItems?: number;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  'x-values'?: string[];
}

/** The schema with null where a field is optional: there it means absent (contract, section 3). */
function withNullForAbsent(schema: Schema): Schema {
  const { properties, required = [], items } = schema;
  const optional = (name: string, field: Schema): Schema =>
    required.includes(name) || field.type === undefined
      ? field
      : { ...field, type: [...new Set([field.type, 'null'].flat())] };
  return {
    ...schema,
    ...(items && { items: withNullForAbsent(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, optional(name, withNullForAbsent(field))]),
      ),
    }),
  };
}

/** What the create call takes for its form. */
export const ACCEPTED = withNullForAbsent(ShipmentRequest as unknown as Schema);

const COUNTRIES = ['US', 'us', 'GB', 'DE', 'BE', 'CH', 'ZZ'];
const anyCase = (text: string) => fc.constantFrom(text, text.toLowerCase(), text[0] + text.slice(1).toLowerCase());
const twoPlaces = fc.integer({ min: 0, max: 20_000 }).map((hundredths) => hundredths / 100);

/** Values that fit the schema. Deliberately small, so that the rules and not the sizes are tried. */
function fitting(schema: Schema): fc.Arbitrary<unknown> {
  const types = [schema.type ?? []].flat();
  if (types.length > 1) {
    const { type: _, ...rest } = schema;
    return fc.oneof({ weight: 3, arbitrary: fitting({ ...rest, type: types[0] ?? 'null' }) }, fc.constant(null));
  }
  switch (types[0]) {
    case 'object':
      return schema.properties ? record(schema.properties, schema.required ?? []) : references;
    case 'array':
      return fc.array(fitting(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: 3 });
    case 'string':
      return text(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -100, max: 1000 });
    case 'number':
      return fc.oneof(
        { weight: 5, arbitrary: twoPlaces },
        fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true }),
      );
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

const record = (properties: Record<string, Schema>, requiredKeys: string[]) =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, fitting(schema)])), {
    requiredKeys,
  });

const words = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('', 'Jane Roe', 'Größe 7', 'Ελλάδα', 'Łódź', 'PO-1', '東京', '📦', ' x ') },
  fc.string({ unit: 'grapheme', maxLength: 45 }),
);
const references = fc.dictionary(
  fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom('ref1', 'ref2', 'ref3', 'ref4', 'ref5') },
    fc.constantFrom('ref6', 'reference1', 'toString'),
  ),
  fc.oneof({ weight: 4, arbitrary: words.filter((value) => fits(value, '^[^\\p{Cc}\\p{Cs}]*$')) }, fc.constant(null)),
  { maxKeys: 3 },
);

function text(schema: Schema): fc.Arbitrary<string> {
  const { pattern = '', maxLength = 100 } = schema;
  if (schema['x-values']) return fc.constantFrom(...schema['x-values']).chain(anyCase);
  if (pattern === '^[A-Za-z]{2}$') return fc.constantFrom(...COUNTRIES);
  if (pattern === '^[A-Za-z]{3}$') return fc.constantFrom('USD', 'eur', 'GBP');
  return words
    .map((value) => [...value].slice(0, maxLength).join(''))
    .map((value) => (fits(value, pattern) ? value : 'Text'));
}

const fits = (value: string, pattern: string) => new RegExp(pattern, 'u').test(value);

/** Bodies that fit the schema; most go to a service that the account has, in a country where it goes. */
export const sound = fitting(ACCEPTED).chain((body) =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.constantFrom(...DOMESTIC).map(([carrierId, serviceType, country]) => {
        const { shipper: _, transactionId: __, ...rest } = body as Record<string, unknown>;
        return { ...rest, carrierId, serviceType, recipient: recipientIn(country) };
      }),
    },
    fc.constant(body),
  ),
) as fc.Arbitrary<Json>;

const JUNK: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  0.1,
  1e9 + 0.5,
  1e308,
  -1e308,
  5e-324,
  '',
  ' ',
  '1',
  'x'.repeat(300),
  '\u0000',
  'a\u0085b',
  '\ud800',
  '__proto__',
  'constructor',
  "' OR 1=1 --",
  '../../etc/passwd',
  '%n%s',
  [],
  {},
  [null],
  [[[[]]]],
  { toString: 'x' },
];

type Change = { kind: 'replace' | 'delete' | 'wrap' | 'double' | 'add'; at: number; junk: Json };
const changes: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('replace', 'replace', 'delete', 'wrap', 'double', 'add'),
  at: fc.nat(),
  junk: fc.oneof(fc.constantFrom(...JUNK), fc.jsonValue({ maxDepth: 1 }) as fc.Arbitrary<Json>),
});

/** Bodies with a few things wrong at random places. */
export const mutated = fc
  .tuple(sound, fc.array(changes, { minLength: 1, maxLength: 3 }))
  .map(([body, all]) => all.reduce(change, JSON.parse(JSON.stringify(body)) as Json));

/** Every place in a value, as holder and key. */
function* places(value: Json): Generator<[holder: Json[] | { [key: string]: Json }, key: string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    yield [value, key];
    yield* places((value as { [key: string]: Json })[key] ?? null);
  }
}

function change(body: Json, { kind, at, junk }: Change): Json {
  const all = [...places(body)];
  const [holder, key] = all[at % Math.max(all.length, 1)] ?? [];
  if (holder === undefined || key === undefined) return junk;
  const fields = holder as { [key: string]: Json };
  const old = fields[key] ?? null;
  if (kind === 'delete' && Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (kind === 'delete') Reflect.deleteProperty(fields, key);
  else if (kind === 'double' && Array.isArray(holder)) holder.push(structuredClone(old));
  else if (kind === 'add' && !Array.isArray(holder)) fields[`x-${String(at % 7)}`] = junk;
  else fields[key] = kind === 'wrap' ? [old] : junk;
  return body;
}
