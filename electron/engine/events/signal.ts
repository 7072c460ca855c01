/** Wakes one who waits; a notice while nobody waits is remembered. */
export interface Signal {
  notify(): void;
  /** Resolves to true when notified, or when it was since the last wait, to false when `milliseconds` have passed. */
  notified(milliseconds: number): Promise<boolean>;
}

export function createSignal(): Signal {
  let isNotified = false;
  let wake: (() => void) | null = null;

  return {
    notify() {
      isNotified = true;
      wake?.();
    },
    async notified(milliseconds) {
      if (!isNotified) {
        const { promise, resolve } = Promise.withResolvers<null>();
        const timer = setTimeout(resolve, milliseconds, null);
        wake = () => resolve(null);
        await promise;
        clearTimeout(timer);
        wake = null;
      }
      const answer = isNotified;
      isNotified = false;
      return answer;
    },
  };
}
