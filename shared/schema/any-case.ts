import { Type, type TUnsafe } from 'typebox';

const bothCases = (text: string) =>
  [...text]
    .map((c) =>
      c.toLowerCase() === c.toUpperCase() ? c.replace(/[.^$]/, '\\$&') : `[${c.toUpperCase()}${c.toLowerCase()}]`,
    )
    .join('');

/**
 * One of `values`, in any case (contract, section 3: value lists). The values stand in the schema as `x-values`, so that an
 * error can name them; `also` holds patterns that are accepted beside them, such as one digit.
 */
export function AnyCase<const V extends readonly string[]>(
  values: V,
  options: { also?: string[]; aliases?: readonly string[]; description?: string } = {},
): TUnsafe<string> {
  const { also = [], aliases = [], ...rest } = options;
  const alternatives = [...values.map(bothCases), ...aliases.map(bothCases), ...also];
  return Type.Unsafe<string>({
    type: 'string',
    pattern: `^(?:${alternatives.join('|')})$`,
    'x-values': [...values],
    examples: [values[0]],
    ...rest,
  });
}
