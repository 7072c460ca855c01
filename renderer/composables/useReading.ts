import { onMounted, watch } from 'vue';
import { useStation } from '#renderer/stores/station.ts';

/**
 * Reads what a screen shows once it is there. Where that failed because the station, or its ledger, was away, it is read once they are back; not by
 * an answer to a reading that is under way, which would ask again and again where the rest of it finds no answer.
 * @param isRead whether it was read
 */
export function useReading(read: () => Promise<unknown>, isRead: () => boolean): void {
  const station = useStation();
  let isReading = false;
  async function readAlone(): Promise<void> {
    if (isReading) return;
    isReading = true;
    await read().finally(() => (isReading = false));
  }
  onMounted(readAlone);
  watch(
    () => station.isLost || station.isLedgerAway,
    (isAway) => {
      if (!isAway && !isRead()) void readAlone();
    },
  );
}
