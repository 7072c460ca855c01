import { ref, watch } from 'vue';
import type { PrintJob, PrintJobState } from '#shared/schema/printing/print-job.ts';
import { newest } from '#renderer/api/newest.ts';
import { newestPrints, readPrints } from '#renderer/components/newest-prints.ts';
import { announce } from '#renderer/composables/useAnnounce.ts';
import { useLive } from '#renderer/composables/useLive.ts';
import { useSounds } from '#renderer/composables/useSounds.ts';
import { t } from '#renderer/messages/index.ts';

/** Of several labels the one counts that somebody has to look at first. */
const WORST_FIRST: readonly PrintJobState[] = ['UNCERTAIN', 'FAILED', 'QUEUED', 'SENT', 'SPOOLED', 'PRINTED'];

/** Of the newest print of each label; papers that go with them do not count. */
function worstOf(newestFirst: readonly PrintJob[]): PrintJobState | null {
  const labels = newestPrints(newestFirst).filter(({ contentType }) => contentType === 'LABEL');
  const states = labels.map(({ state }) => state);
  return WORST_FIRST.find((each) => states.includes(each)) ?? null;
}

/** What became of the print of a shipment's labels; null where none was ordered. A print that fails is heard. */
export function usePrintState(shipmentId: () => string | null) {
  const play = useSounds();
  const state = ref<PrintJobState | null>(null);

  const load = newest(
    async () => {
      const id = shipmentId();
      return { id, answer: id === null ? null : await readPrints(id) };
    },
    ({ id, answer }) => {
      if (answer?.ok && shipmentId() === id) state.value = worstOf(answer.value.printJobs);
    },
  );

  watch(
    shipmentId,
    () => {
      state.value = null;
      void load();
    },
    { immediate: true },
  );
  watch(state, (now) => {
    if (now !== 'FAILED' && now !== 'UNCERTAIN') return;
    play('error');
    announce(t(`states.print.${now}`), 'assertive');
  });
  useLive(
    ({ type }) => type === 'print-job',
    () => void load(),
  );
  return state;
}
