import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What must never be (issue "A year in a minute", item 2); `starts again`: what a stop, a kill or a power cut left can be opened. */
export const INVARIANTS = [
  'one sale per id',
  'a row for every sale',
  'answers stay true',
  'allowed moves',
  'chains verify',
  'printed once',
  'no voided label printed',
  'doubts are settled',
  'written back once',
  'orders as their source has them',
  'weighed once',
  'scans buy what is right',
  'nothing hangs',
  'stops in time',
  'starts again',
] as const;

/** A fault that a programmer could make, planted while the file is loaded; it type-checks, and breaks a promise of the contract. */
export interface Mutation {
  id: string;
  /** From the project's folder. */
  file: string;
  /** Stands in the file exactly once. */
  text: string;
  /** What stands there instead. */
  instead: string;
  /** Which invariant should see it. */
  invariant: (typeof INVARIANTS)[number];
  /** What goes wrong for a user. */
  harm: string;
  /** What has to happen that it shows. */
  shows: string;
}

export const PROJECT = join(import.meta.dirname, '../..');

export const MUTATIONS = JSON.parse(
  readFileSync(join(import.meta.dirname, 'mutations.json'), 'utf8'),
) as readonly Mutation[];

/** @throws Error where there is none. */
export function mutationOf(id: string): Mutation {
  const found = MUTATIONS.find((mutation) => mutation.id === id);
  if (!found) throw new Error(`There is no mutation ${id}`);
  return found;
}

/** The source with the fault in it. @throws Error where its text does not stand there exactly once. */
export function mutated(source: string, { id, file, text, instead }: Mutation): string {
  const parts = source.split(text);
  if (parts.length !== 2) throw new Error(`The text of ${id} stands in ${file} ${parts.length - 1} times`);
  return parts.join(instead);
}
