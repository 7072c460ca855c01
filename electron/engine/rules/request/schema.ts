import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { OWN_KEYWORDS } from '#shared/schema/own-keywords.ts';
import { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import type { TakenRequest } from './fields.ts';
import { child, segmentsOf } from './pointer.ts';
import { describeSchemaError } from './schema-error.ts';
import type { WellFormed } from './well-formed.ts';
import type { Report } from '../report.ts';

const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  coerceTypes: false,
  useDefaults: false,
  removeAdditional: false,
  allowUnionTypes: true,
  keywords: OWN_KEYWORDS,
});
/** Compiled at the first use, or soon after the start: no start waits for it. */
let compiled: ValidateFunction | undefined;
const validator = () => (compiled ??= ajv.compile(ShipmentRequest));

/** So that the first shipment of the day does not wait while the schema is compiled: some 70 ms. */
export const prepareToRead = (): void => void validator();

/** Reports every field that the schema refuses and returns the rest. */
export function keepWellFormed({ fields, sentAs, settled }: TakenRequest, report: Report): WellFormed<ShipmentRequest> {
  const validate = validator();
  if (!validate(fields)) {
    const seen = new Set(settled);
    for (const error of validate.errors ?? []) {
      const pointer = pointerOf(error);
      if (!seen.has(pointer)) {
        const { code, message, facts } = describeSchemaError(error, asSent(pointer, sentAs));
        report.refuse(code, asSent(pointer, sentAs), message, facts);
      }
      seen.add(pointer);
      if (error.keyword !== 'required') remove(fields, pointer);
    }
  }
  return fields as WellFormed<ShipmentRequest>;
}

const pointerOf = ({ keyword, instancePath, params }: ErrorObject) =>
  keyword === 'required' ? child(instancePath, String(params['missingProperty'])) : instancePath;

/** The pointer with the spelling that the caller used where the field has an alias. */
function asSent(pointer: string, sentAs: ReadonlyMap<string, string>): string {
  if (sentAs.size === 0) return pointer;
  for (let end = pointer.indexOf('/', 1); ; end = pointer.indexOf('/', end + 1)) {
    const sent = sentAs.get(end === -1 ? pointer : pointer.slice(0, end));
    if (sent !== undefined) return end === -1 ? sent : sent + pointer.slice(end);
    if (end === -1) return pointer;
  }
}

/** Removes a field; an element of a list becomes `undefined`, so that those after it keep their places. */
function remove(fields: object, pointer: string): void {
  const segments = segmentsOf(pointer);
  const last = segments.pop();
  let parent: unknown = fields;
  for (const segment of segments) {
    if (typeof parent !== 'object' || parent === null) return;
    parent = (parent as Record<string, unknown>)[segment];
  }
  if (last === undefined || typeof parent !== 'object' || parent === null) return;
  if (Array.isArray(parent)) parent[Number(last)] = undefined;
  else Reflect.deleteProperty(parent, last);
}
