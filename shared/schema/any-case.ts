import { Type, type TUnsafe } from 'typebox';

const bothCases = (text: string) =>
  [...text]
    .map((c) =>
      c.toLowerCase() === c.toUpperCase() ? c.replace(/[.^$]/, '\\$&') : `[${c.toUpperCase()}${c.toLowerCase()}]`,
    )
    .join('');

/**
 * One of `values`, in any case (contract, section 3: value lists). The values stand in the schema as `x-values`, so that an
 * error can name them; `also` holds other spellings and codes that are taken beside them. The OpenAPI document has all of them as an `enum`.
 */
export function AnyCase<const V extends readonly string[]>(
  values: V,
  { also = [], description }: { also?: readonly string[]; description: string },
): TUnsafe<string> {
  const alternatives = [...values, ...also].map(bothCases);
  return Type.Unsafe<string>({
    type: 'string',
    pattern: `^(?:${alternatives.join('|')})$`,
    'x-values': [...values],
    'x-also': [...also],
    examples: [values[0]],
    description: `${description}. Any case is taken`,
  });
}
