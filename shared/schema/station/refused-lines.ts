import { Type, type Static } from 'typebox';
import { Violation } from '../../diagnostics/problem.ts';

/** What was not taken of a table that was. */
export const RefusedLines = Type.Array(
  Type.Object({
    line: Type.Integer({ description: 'Of the table, as a spreadsheet numbers it' }),
    message: Type.String({ description: 'Why it is not saved' }),
    errors: Type.Array(Violation, {
      description: 'The same with codes and values; `pointer` is into the body that would save the line alone',
    }),
  }),
  { description: 'Lines that are not saved' },
);
export type RefusedLines = Static<typeof RefusedLines>;
