import { EngineError } from './engine-error.ts';
import { BadCursorError } from './ledger-errors.ts';

/** The refusal of a query parameter, naming it. */
export const badParameter = (name: string, message: string, actual: unknown) =>
  new EngineError('FIELD_INVALID', message, {
    errors: [{ code: 'FIELD_INVALID', pointer: `/query/${name}`, message, actual }],
  });

/** The refusal of a cursor that no page of the list gave. */
export const badCursor = (cursor: string | undefined) =>
  badParameter('cursor', `cursor must be the \`next\` of an earlier page; it is "${cursor?.slice(0, 50)}".`, cursor);

/** The page, or the refusal of a cursor that is none of its list. */
export async function orBadCursor<T>(page: Promise<T>, cursor: string | undefined): Promise<T> {
  try {
    return await page;
  } catch (error) {
    if (!(error instanceof BadCursorError)) throw error;
    throw badCursor(cursor);
  }
}
