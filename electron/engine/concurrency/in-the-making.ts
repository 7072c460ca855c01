import { createKeyedQueue } from './keyed-queue.ts';

/** What this process makes at this moment, by id: whatever else of its own is not complete it has given up. */
export interface InTheMaking {
  /** Begins to make one, once what was given up is discarded and in nobody's way; it is none where that fails, or is refused. */
  begin(id: string, insert: () => Promise<boolean>): Promise<boolean>;
  /** It is complete, or given up. */
  end(id: string): void;
  /** Discards what was given up. */
  discard(): Promise<void>;
}

/** @param discardBut discards what is not complete, but for those that are being made now */
export function createInTheMaking(discardBut: (making: readonly string[]) => Promise<void>): InTheMaking {
  const making = new Set<string>();
  /** What is begun while others are discarded would be discarded with them. */
  const inTurn = createKeyedQueue();
  const discard = () => discardBut([...making]);
  return {
    begin: (id, insert) =>
      inTurn.run('all', async () => {
        await discard();
        making.add(id);
        let isBegun = false;
        try {
          isBegun = await insert();
        } finally {
          if (!isBegun) making.delete(id);
        }
        return isBegun;
      }),
    end: (id) => void making.delete(id),
    discard: () => inTurn.run('all', discard),
  };
}
