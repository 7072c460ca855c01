import type { ReferenceRule } from '#shared/schema/accounts/rules.ts';

export interface NamedReference extends ReferenceRule {
  /** The carrier's own name of the field; numbered where it has several of one name. */
  name: string;
}

export function nameReferences(fields: readonly ReferenceRule[]): NamedReference[] {
  return fields.map((field, index) => {
    const alike = fields.filter(({ label }) => label === field.label);
    const number = fields.slice(0, index + 1).filter(({ label }) => label === field.label).length;
    return { ...field, name: alike.length > 1 ? `${field.label} ${number}` : field.label };
  });
}
