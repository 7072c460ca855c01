interface Members {
  /** Names with spaces between them. */
  text?: string;
  textOrNull?: string;
  number?: string;
  numberOrNull?: string;
  truth?: string;
  truthOrNull?: string;
  /** That only some answers have. */
  optional?: string;
}

const TYPES: Record<Exclude<keyof Members, 'optional'>, object> = {
  text: { type: 'string' },
  textOrNull: { type: 'string', nullable: true },
  number: { type: 'number' },
  numberOrNull: { type: 'number', nullable: true },
  truth: { type: 'boolean' },
  truthOrNull: { type: 'boolean', nullable: true },
};

const names = (text = '') => text.split(' ').filter(Boolean);

export function shape({ optional = '', ...members }: Members, others: Record<string, object> = {}): object {
  const typed = Object.entries(members).flatMap(([type, text]) =>
    names(text).map((name) => [name, TYPES[type as keyof typeof TYPES]] as const),
  );
  const properties = { ...Object.fromEntries(typed), ...others };
  const required = Object.keys(properties).filter((name) => !names(optional).includes(name));
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
export const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
export const listOf = (items: object) => ({ type: 'array', items });
