import { createTestAdapter } from '#electron/adapters/test/index.ts';
import type { Adapter } from '#electron/engine/shipping/adapter.ts';

/** A test carrier that sells nothing while it is held: how far a purchase is by then does not depend on how busy this machine is. */
export function heldCarrier(): { adapters: [() => Adapter]; hold: () => () => void } {
  let held = Promise.resolve();
  const carrier = createTestAdapter();
  return {
    adapters: [
      () => ({
        ...carrier,
        async purchase(...asked) {
          await held;
          return carrier.purchase(...asked);
        },
      }),
    ],
    /** @returns what lets it go */
    hold() {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      held = promise.then(() => undefined);
      return () => resolve(undefined);
    },
  };
}
