import type { Station } from '#electron/station.ts';

type Parts = Pick<Station, 'engine' | 'events'> & { ledger: Pick<Station['ledger'], 'feed'> };

/** Counts what needs attention, now and whenever that may have changed. @returns how to stop. */
export function followAttention({ engine, events, ledger }: Parts, tell: (count: number) => void): () => void {
  let counting: Promise<void> | null = null;
  let isStale = false;
  let isOver = false;

  async function count(): Promise<void> {
    do {
      isStale = false;
      const window = await engine.identity.windowCaller();
      const { count: inDoubt, unlabelled, prints, unprinted, manifests } = await engine.attention.list(window);
      if (!isOver) tell(inDoubt + unlabelled.length + prints.length + unprinted.length + manifests.length);
    } while (isStale && !isOver);
  }

  function recount(): void {
    isStale = true;
    // What cannot be read now is counted at the next change.
    counting ??= count()
      .catch(() => undefined)
      .finally(() => {
        counting = null;
        // What changed after it was counted, and before this.
        if (isStale && !isOver) recount();
      });
  }

  const stops = [
    ledger.feed.onAppend(recount),
    events.subscribe(({ type }) => {
      if (type === 'print-job' || type === 'attention' || type === 'manifest') recount();
    }),
  ];
  recount();
  return () => {
    isOver = true;
    stops.forEach((stop) => stop());
  };
}
