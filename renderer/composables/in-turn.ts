/** Makes work wait for what was begun before, however quickly it is called, and however that ended. */
export function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
    (...args: A): Promise<R> => {
      const mine = last.then(() => work(...args));
      last = mine.catch(() => undefined);
      return mine;
    };
}
