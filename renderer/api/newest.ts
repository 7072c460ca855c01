/**
 * A question that is asked again and again, such as for a list that is kept up to date. An answer to an earlier question that comes after
 * the answer to a later one is dropped: it would show what is not so any more.
 * @param ask asks the station  @param take shows what it answered
 * @returns asks now, and resolves once the answer was shown or dropped
 */
export function newest<T>(ask: () => Promise<T>, take: (answer: T) => void): () => Promise<void> {
  let asked = 0;
  let shown = 0;
  return async () => {
    const mine = ++asked;
    const answer = await ask();
    if (mine < shown) return;
    shown = mine;
    take(answer);
  };
}
