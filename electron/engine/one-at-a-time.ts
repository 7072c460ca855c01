/** Keeps two from working on the same thing at once. */
export interface OneAtATime {
  /** Runs the work; where another works on the same key, `busy` says what to throw. */
  run<T>(key: string, work: () => Promise<T>, busy: () => Error): Promise<T>;
}

export function createOneAtATime(): OneAtATime {
  const working = new Set<string>();
  return {
    async run(key, work, busy) {
      if (working.has(key)) throw busy();
      working.add(key);
      try {
        return await work();
      } finally {
        working.delete(key);
      }
    },
  };
}
