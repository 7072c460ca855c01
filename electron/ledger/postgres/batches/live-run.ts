import { IS_ALIVE } from '../desk.ts';

/** Whether the run that a column names goes on: it has not ended, no other one has taken its desk, and it is not silent. */
export const isLive = (run: string) => `EXISTS (SELECT 1 FROM station WHERE station.run = ${run} AND ${IS_ALIVE})`;

/** Whether what the column names a run for was left behind: by a run that does not go on, and is not this one, whose value is at `own`. */
export const isLeft = (run: string, own: string) => `(${run} IS DISTINCT FROM ${own} AND NOT ${isLive(run)})`;
