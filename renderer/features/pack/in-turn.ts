/** Makes work wait for what was begun before, however quickly it is called. */
export function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return <A extends unknown[]>(work: (...args: A) => Promise<unknown>) =>
    (...args: A): Promise<unknown> =>
      (last = last.then(() => work(...args)));
}
