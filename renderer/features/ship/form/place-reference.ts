import type { ReferenceRule } from '#shared/schema/accounts/rules.ts';

export type Placed =
  | { kind: 'placed'; field: ReferenceRule; references: Record<string, string> }
  | { kind: 'full' }
  | { kind: 'too_long'; field: ReferenceRule; length: number };

/** Puts a scanned number into the first free reference of the carrier that is no instruction to the driver; one that stands there already stays where it is. */
export function placeReference(
  code: string,
  references: Readonly<Record<string, string>>,
  fields: readonly ReferenceRule[],
): Placed {
  const valueOf = ({ key }: ReferenceRule) => references[key]?.trim() ?? '';
  const field =
    fields.find((one) => valueOf(one) === code) ?? fields.find((one) => !one.isInstruction && valueOf(one) === '');
  if (field === undefined) return { kind: 'full' };
  const { length } = [...code.normalize('NFC')];
  if (length > field.maxLength) return { kind: 'too_long', field, length };
  return { kind: 'placed', field, references: { ...references, [field.key]: code } };
}
