/** Runs works so that no more than `most` run at once; the others wait in the order in which they came. */
export function atMost(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((resolve) => void waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // Whoever waits longest takes the place over, so that nobody who comes now can be quicker.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
