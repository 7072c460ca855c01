/** The field that each column of a table fills, as it is chosen; '' where it fills none. */
export type ColumnFields<F extends string> = Record<string, F | ''>;

/** Each column with the field that is suggested for it. */
export const suggestedFields = <F extends string>(
  columns: readonly string[],
  suggested: Readonly<Record<string, F>>,
): ColumnFields<F> => Object.fromEntries(columns.map((column) => [column, suggested[column] ?? '']));

/** The columns that fill a field. */
export const mappingOf = <F extends string>(chosen: ColumnFields<F>): Record<string, F> =>
  Object.fromEntries(Object.entries(chosen).filter((entry): entry is [string, F] => entry[1] !== ''));
