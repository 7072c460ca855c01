import { withoutEnd } from '#shared/format/trim.ts';
import { onScopeDispose, ref, watch } from 'vue';
import type { TakenWeight } from '#shared/schema/station/scale.ts';
import { call } from '#renderer/api/client.ts';
import { announce } from '#renderer/composables/useAnnounce.ts';
import { useFailure } from '#renderer/composables/useFailure.ts';
import { useFormat } from '#renderer/composables/useFormat.ts';
import { useSounds } from '#renderer/composables/useSounds.ts';
import { writtenDecimal } from '#renderer/format/decimal.ts';
import { t } from '#renderer/messages/index.ts';
import { useShip } from '#renderer/features/ship/store.ts';
import { rowToWeigh, weightIn } from './row-to-weigh.ts';

/** Takes the next stable weight of the scale into a package. Pressed again while it waits, it gives up. */
export function useWeigh(weighed: (row: number) => void) {
  const ship = useShip();
  const play = useSounds();
  const { decimalMark } = useFormat();
  const { failure, worked, fail } = useFailure();
  const waiting = ref<AbortController | null>(null);
  onScopeDispose(() => waiting.value?.abort());

  watch(
    () => ship.draft.transactionId,
    () => waiting.value === null && (failure.value = null),
  );

  async function weigh(): Promise<void> {
    if (waiting.value) return waiting.value.abort();
    const controller = new AbortController();
    waiting.value = controller;
    failure.value = null;
    announce(t('scale.waiting'));
    // Whoever goes on to another package meanwhile has this one on the scale.
    const [{ transactionId }, row] = [ship.draft, ship.row];
    const answer = await call('weigh', { body: {}, signal: controller.signal });
    waiting.value = null;
    if (!answer.ok && controller.signal.aborted) return;
    if (!worked(answer)) return play('error');
    // Meanwhile the form may have become another shipment's: then the weight is nobody's.
    if (!ship.isOpen || ship.draft.transactionId !== transactionId) fail(() => t('scale.tooLate'));
    else put(answer.value, row);
  }

  function put(taken: TakenWeight, asked: number): void {
    const { draft } = ship;
    const row = rowToWeigh(draft.lines, asked);
    const line = draft.lines[row];
    if (!line) return;
    const isAlone = [...draft.lines, ...draft.customs].every((other) => other === line || other.weight.trim() === '');
    if (isAlone) draft.weightUnit = taken.weight.units;
    line.weighed = weightIn(taken, draft.weightUnit);
    line.weight = writtenDecimal(plain(line.weighed), decimalMark.value);
    play('ok');
    announce(t('scale.taken', { n: row + 1, weight: `${line.weight} ${draft.weightUnit.toLowerCase()}` }));
    weighed(row);
  }

  return { weigh, waiting, failure };
}

/** Without an exponent, however small. */
const plain = (value: number) => (value < 1e-6 ? withoutEnd(value.toFixed(10), '0') : String(value));
