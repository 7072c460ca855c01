/** Wakes one who waits; a ring while nobody waits is remembered. */
export interface Signal {
  ring(): void;
  /** Resolves to true when it rings or has rung since the last wait, to false when `milliseconds` have passed. */
  rang(milliseconds: number): Promise<boolean>;
}

export function createSignal(): Signal {
  let rung = false;
  let wake: (() => void) | null = null;

  return {
    ring() {
      rung = true;
      wake?.();
    },
    async rang(milliseconds) {
      if (!rung) {
        const { promise, resolve } = Promise.withResolvers<null>();
        const timer = setTimeout(resolve, milliseconds, null);
        wake = () => resolve(null);
        await promise;
        clearTimeout(timer);
        wake = null;
      }
      const answer = rung;
      rung = false;
      return answer;
    },
  };
}
