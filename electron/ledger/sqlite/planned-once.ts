/**
 * A parameter, `?` or `:name`, for a statement that SQLite is to plan once. Where it compares a parameter itself in a table that has an index
 * of `… IS NOT NULL`, or with `=` in a statement that has ORDER BY, or finds one after LIMIT, it looks at the value, and plans the statement
 * again each time one is bound: that takes ten times as long as finding a row. It does not look into a CAST.
 */
export const plannedOnce = (parameter: string, type: 'INTEGER' | 'TEXT' = 'INTEGER') => `CAST(${parameter} AS ${type})`;
