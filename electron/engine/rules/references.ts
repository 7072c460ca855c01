import type { ReferenceField } from '../accounts/index.ts';
import type { Reference } from './prepared-shipment.ts';
import { child, fieldName } from './request/pointer.ts';
import type { PackageRules } from './packages/package-rules.ts';
import type { Report } from './report.ts';
import { codePoints, composed } from './text-length.ts';

type Sent = Readonly<Record<string, string | null | undefined>>;

/**
 * The label messages of one package in the carrier's order (specification, "Customer reference"; contract, section 5). Null and empty
 * values are nothing; any other key that the carrier does not have is refused, since its text would be lost.
 */
export function checkReferences(
  sent: Sent | undefined,
  pointer: string,
  rules: PackageRules,
  report: Report,
): Reference[] {
  if (sent === undefined || rules.references === null) return [];
  const fields = rules.references;
  for (const key of Object.keys(sent)) {
    if (sent[key] && !fields.some((field) => namesOf(field).includes(key))) refuseKey(key, pointer, rules, report);
  }
  return fields.flatMap((field) => {
    const value = oneValue(field, sent, pointer, rules, report);
    return value === null ? [] : [{ key: field.key, label: field.label, value }];
  });
}

/** The messages under the specification's keys, as the answer gives them. */
export function canonicalReferences(sent: Sent, fields: readonly ReferenceField[]): Record<string, string | null> {
  const entries = fields.flatMap((field): [string, string | null][] => {
    const names = namesOf(field).filter((name) => sent[name] !== undefined);
    const name = names.find((name) => sent[name]) ?? names[0];
    return name === undefined ? [] : [[field.key, sent[name] ?? null]];
  });
  return Object.fromEntries(entries);
}

const namesOf = ({ key, aliases = [] }: ReferenceField) => [key, ...aliases];

function refuseKey(key: string, pointer: string, { references, carrierName, owner }: PackageRules, report: Report) {
  const allowed = (references ?? []).map((field) => field.key);
  const field = child(pointer, key);
  const takes = allowed.length === 0 ? 'no label messages' : `the label messages ${allowed.join(', ')}`;
  report.refuse('REFERENCE_NOT_SUPPORTED', field, `${carrierName} takes ${takes}; ${fieldName(field)} has no place.`, {
    allowed,
    ...owner,
  });
}

/** The one text of a field that may have come under several names. */
function oneValue(field: ReferenceField, sent: Sent, pointer: string, rules: PackageRules, report: Report) {
  let value: string | null = null;
  for (const name of namesOf(field)) {
    const text = sent[name];
    if (!text) continue;
    const candidate = composed(text, field.maxLength);
    refuseTooLong(candidate, field.maxLength, child(pointer, name), rules, report);
    if (value !== null && value !== candidate) {
      const message = `${fieldName(child(pointer, name))} and ${field.key} are the same label message and must not differ.`;
      report.refuse('FIELD_CONFLICT', child(pointer, name), message, rules.owner);
    }
    value ??= candidate;
  }
  return value;
}

function refuseTooLong(text: string, limit: number, pointer: string, rules: PackageRules, report: Report) {
  const actual = codePoints(text);
  if (actual <= limit) return;
  const message = `${fieldName(pointer)} has ${actual} characters; ${rules.carrierName} prints at most ${limit}.`;
  report.refuse('REFERENCE_TOO_LONG', pointer, message, { actual, limit, unit: 'characters', ...rules.owner });
}
