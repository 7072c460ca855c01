import { computed, onScopeDispose, shallowRef, watch, type Ref } from 'vue';
import type { CheckResult } from '#shared/schema/shipping/check.ts';
import { call, reachable } from '#renderer/api/client.ts';
import { useLive } from '#renderer/composables/useLive.ts';
import { useSession } from '#renderer/stores/session.ts';
import type { DraftRequest } from './to-request.ts';

/** Short enough that the answer is there within a tenth of a second, long enough for the rest of a word. */
const PAUSE_MS = 60;
/** A station that could not answer just now is asked again. */
const AGAIN_MS = 2_000;

/**
 * What the station says of the form, asked anew with every change; the last answer wins, and an old one is never taken for new. A form that
 * is right is asked about once more when something was shipped anywhere, for that may have been the same; any form when an account is
 * changed or taken away.
 * @param isOpen whether it can still be bought
 */
export function useCheck(request: Ref<DraftRequest>, isOpen: () => boolean) {
  const session = useSession();
  const checked = shallowRef<{ asked: string; request: DraftRequest; result: CheckResult } | null>(null);
  const current = computed(() => JSON.stringify(request.value.body));
  /** The question that is on its way. */
  let running: { asked: string; by: AbortController; answered: Promise<void> } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function check(): Promise<void> {
    running?.by.abort();
    const by = new AbortController();
    const [asked, sent] = [current.value, request.value];
    running = { asked, by, answered: ask(asked, sent, by.signal) };
    return running.answered;
  }

  async function ask(asked: string, sent: DraftRequest, signal: AbortSignal): Promise<void> {
    const answer = await call('checkShipment', { body: sent.body, signal });
    if (signal.aborted) return running?.answered;
    running = undefined;
    if (asked !== current.value) return;
    if (answer.ok) checked.value = { asked, request: sent, result: answer.value };
    else if (answer.problem && session.status === 'ready') timer = setTimeout(() => void check(), AGAIN_MS);
  }

  /** Asks of a form of which nothing is known yet. It is over once that is answered, or cannot be. */
  async function whenKnown(): Promise<void> {
    if (checked.value?.asked === current.value) return;
    clearTimeout(timer);
    await (running?.asked === current.value ? running.answered : check());
  }

  watch(
    current,
    () => {
      clearTimeout(timer);
      timer = setTimeout(() => void whenKnown(), PAUSE_MS);
    },
    { immediate: true },
  );
  watch([reachable, () => session.status], ([isBack, status]) => {
    if (isBack && status === 'ready' && checked.value?.asked !== current.value) void check();
  });
  onScopeDispose(() => clearTimeout(timer));

  /** The very body that the station found nothing wrong with, in as many packages as are typed: this and no other is bought. Null where there is none. */
  const approved = computed(() => {
    if (checked.value?.asked !== current.value || !checked.value.result.valid) return null;
    if (request.value.miscounted.length > 0) return null;
    return checked.value.request.body;
  });
  useLive(
    ({ type }) => type === 'shipment',
    () => {
      if (isOpen() && approved.value !== null) void check();
    },
  );
  useLive(
    ({ type }) => type === 'account',
    () => {
      if (isOpen()) void check();
    },
  );

  return {
    result: computed(() => checked.value?.result ?? null),
    rowOf: computed(() => checked.value?.request.rowOf ?? []),
    numbers: computed(() => checked.value?.request.numbers ?? []),
    count: computed(() => checked.value?.request.count ?? 0),
    /** False while the answer is about an older form. */
    isCurrent: computed(() => checked.value?.asked === current.value),
    approved,
    check,
    whenKnown,
  };
}
