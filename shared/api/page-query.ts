import { Type } from 'typebox';

/** The longest page of any list. */
export const MAX_PAGE = 500;

/** How many elements of a list are wanted; where there are more, the answer has a `next`, which is the `cursor` of the page after. */
export const pageLimit = (usual: number) =>
  Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_PAGE,
      default: usual,
      description: `How many at most; ${usual} unless given`,
    }),
  );

export const pageCursor = Type.Optional(
  Type.String({ maxLength: 200, description: 'The `next` of the page before; the first page unless given' }),
);
