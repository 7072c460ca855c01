import { parseWriteStatement, spelt, type WriteCall } from '#electron/engine/sources/index.ts';
import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import { WRITE_BACK_NAMES, type WriteBackValue } from '#shared/schema/orders/write-back.ts';

/** What a statement did. */
export interface Touched {
  rows: number;
  /** Of a trial: whether the row was the same after the second time; null where that cannot be seen. */
  isRepeatable: boolean | null;
}

/** The statement as a database wants it, with a value for each parameter. @throws DiagnosticError where it is none that may be run */
export function statementIn(
  { text, values }: Pick<WriteCall, 'text' | 'values'>,
  spell: (name: WriteBackValue, before: number) => string,
) {
  const statement = parseWriteStatement(text, WRITE_BACK_NAMES);
  if ('fault' in statement) throw new DiagnosticError(statement.fault);
  return { text: spelt(statement, spell), values: statement.parameters.map((name) => values[name]) };
}

/** With the row that it leaves, where it can say that. */
export const triedStatement = <S extends { text: string }>(statement: S): S => {
  const says = /\breturning\b/i.test(statement.text) || /^\s*merge\b/i.test(statement.text);
  return says ? statement : { ...statement, text: `${statement.text}\nRETURNING *` };
};
