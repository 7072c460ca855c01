import type { Stopping } from '../stopping.ts';

/** Works that a stop waits for: once it has begun, none is begun any more. */
export function createInFlight({ begun }: Pick<Stopping, 'begun'>) {
  const works = new Set<Promise<unknown>>();
  return {
    /** @param refusal what is thrown where the station stops */
    async run<T>(work: () => Promise<T>, refusal: () => Error): Promise<T> {
      if (begun.aborted) throw refusal();
      const promise = work();
      works.add(promise);
      try {
        return await promise;
      } finally {
        works.delete(promise);
      }
    },
    /** Resolves once none is left. */
    async settled(): Promise<void> {
      while (works.size > 0) await Promise.allSettled(works);
    },
  };
}
