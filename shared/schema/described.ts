import type { TSchema } from 'typebox';

/** Marks a description as the field's own, beside that of the schema it has in common with others. */
export const OF_THE_FIELD = 'of the field';

/** The schema as the value of one field, with what it means there; the OpenAPI document refers to the schema and says it beside. */
export const described = <T extends TSchema>(schema: T, description: string): T => ({
  ...schema,
  description,
  $comment: OF_THE_FIELD,
});
