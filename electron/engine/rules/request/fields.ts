import { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { acceptsNull } from './absent-nulls.ts';
import { aliasesAmong, takeAlias } from './alias.ts';
import { wasNumber } from './parse-json.ts';
import { child } from './pointer.ts';
import {
  isObject,
  noteUnknownField,
  refuseNumber,
  refuseTooMany,
  sumUpUnknownFields,
  takeAnything,
  takeRecord,
  type Take,
  type Taking,
} from './taking.ts';
import type { Report } from '../report.ts';

/** What is read of a JSON Schema here. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  maxItems?: number;
  additionalProperties?: Schema | boolean;
}
export const REQUEST_SCHEMA = ShipmentRequest as unknown as Schema;
const takeRequest = takerOf(REQUEST_SCHEMA);

/** The known fields of a body under the specification's names, in objects of their own. */
export interface TakenRequest extends Readonly<Pick<Taking, 'sentAs' | 'settled'>> {
  fields: object;
}

/**
 * Leaves out what the schema does not know (a warning each) and null where it only means absent, resolves aliases (FIELD_CONFLICT where both
 * spellings differ) and cuts lists that are too long. `body` is not changed.
 */
export function takeKnownFields(body: object, report: Report): TakenRequest {
  const taking: Taking = { report, sentAs: new Map(), settled: new Set(), unknownFields: 0 };
  const fields = takeRequest(body, '', taking) as object;
  sumUpUnknownFields(taking);
  return { fields, sentAs: taking.sentAs, settled: taking.settled };
}

/** Goes through the schema once, so that no request has to. */
function takerOf(schema: Schema): Take {
  if (schema.properties) return objectTaker(schema.properties);
  if (typeof schema.additionalProperties === 'object') return takeRecord;
  if (schema.items) return listTaker(schema.items, schema.maxItems);
  return schema.type === undefined ? takeAnything : (value) => value;
}

/** Null is taken for absent where it is no value of its own (contract, section 3). */
function orAbsent(schema: Schema): Take {
  const take = takerOf(schema);
  return acceptsNull(schema) ? take : (value, ...where) => (value === null ? undefined : take(value, ...where));
}

function objectTaker(properties: Record<string, Schema>): Take {
  const takers = new Map(
    Object.entries(properties).map(([name, schema]) => [
      name,
      { take: orAbsent(schema), segment: child('', name), isText: [schema.type].flat().includes('string') },
    ]),
  );
  const names = [...takers.keys()];
  const aliases = aliasesAmong(takers);
  const isAlias = (key: string) => aliases.some(({ alias }) => alias === key);
  return (value, pointer, taking) => {
    if (!isObject(value)) return value;
    const taken: Record<string, unknown> = {};
    for (const key of Object.keys(value)) {
      const known = takers.get(key);
      if (known?.isText && wasNumber(value, key)) {
        refuseNumber(value[key], pointer + known.segment, taking);
        continue;
      }
      const field = known?.take(value[key], pointer + known.segment, taking);
      if (field !== undefined) taken[key] = field;
      else if (!known && !isAlias(key)) noteUnknownField(pointer, key, names, taking);
    }
    for (const alias of aliases) {
      if (Object.hasOwn(value, alias.alias)) takeAlias(taken, value[alias.alias], alias, pointer, taking);
    }
    return taken;
  };
}

function listTaker(items: Schema, maxItems = Infinity): Take {
  const take = takerOf(items);
  return (value, pointer, taking) => {
    if (!Array.isArray(value)) return value;
    return value.length > maxItems
      ? refuseTooMany('elements', { limit: maxItems, actual: value.length }, pointer, taking)
      : value.map((item, index) => take(item, child(pointer, index), taking));
  };
}
