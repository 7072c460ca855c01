import { onMounted, watch } from 'vue';
import { useStation } from '#renderer/stores/station.ts';

/**
 * Reads what a screen shows once it is there. Where that failed because the station, or its ledger, was away, it is read once they are back.
 * @param isRead whether it was read
 */
export function useReading(read: () => Promise<unknown>, isRead: () => boolean): void {
  const station = useStation();
  onMounted(read);
  watch(
    () => station.isLost || station.isLedgerAway,
    (isAway) => {
      if (!isAway && !isRead()) void read();
    },
  );
}
