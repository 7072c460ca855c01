import { Type } from 'typebox';

/** The longest page of any list. */
export const MAX_PAGE = 500;

/** How many elements of a list are wanted; a list that pages gives a `cursor` for the next ones. */
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
