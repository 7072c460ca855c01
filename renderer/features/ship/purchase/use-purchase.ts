import { onScopeDispose, ref, type Ref } from 'vue';
import { call } from '#renderer/api/client.ts';
import type { ShipDraft } from '../form/draft.ts';
import { outcomeOfLookUp, outcomeOfPurchase, type Outcome } from './purchase-outcome.ts';

const ASK_AGAIN_MS = 2_000;
/** Longer than any purchase may take (settings: purchaseTimeoutSeconds). */
const LONGEST_PURCHASE_MS = 150_000;

export type Settled = Exclude<Outcome, { kind: 'ask' }>;

/**
 * Buys the form, once. Its transactionId is made with the form and kept with it: pressed twice, reloaded in the middle or with the answer
 * lost on the way, the same id finds out what became of the purchase and never makes another.
 */
export function usePurchase(draft: Ref<ShipDraft>, onSettled: (outcome: Settled, isLate: boolean) => void) {
  const outcome = ref<Settled | null>(null) as Ref<Settled | null>;
  /** True while the answer is lost and the station is asked for it. */
  const isAsking = ref(false);
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function buy(body: unknown, printerId: string | undefined): Promise<void> {
    if (draft.value.phase !== 'editing') return;
    draft.value.phase = 'buying';
    outcome.value = null;
    const { transactionId } = draft.value;
    const answer = await call('createShipment', {
      headers: { transactionId },
      query: { documents: 'base64', print: printerId },
      body,
      timeoutMs: LONGEST_PURCHASE_MS,
    });
    if (draft.value.transactionId === transactionId) settle(outcomeOfPurchase(answer));
  }

  /** @param isLate it was in doubt until now: what was to be printed behind the purchase was not */
  function settle(found: Outcome, isLate = false): void {
    if (found.kind === 'ask') {
      isAsking.value = true;
      timer = setTimeout(() => void ask(), ASK_AGAIN_MS);
      return;
    }
    isAsking.value = false;
    draft.value.phase = found.kind === 'not_bought' ? 'editing' : 'settled';
    outcome.value = found;
    onSettled(found, isLate);
  }

  /** A request that is still on its way may arrive after the first question: only the second "never heard of it" counts. */
  async function ask(hasHeardNothing = false): Promise<void> {
    const { transactionId } = draft.value;
    const answer = await call('readByTransaction', { params: { transactionId }, query: { documents: 'base64' } });
    if (draft.value.transactionId !== transactionId || draft.value.phase === 'editing') return;
    if (!answer.ok && answer.problem?.code === 'NOT_FOUND' && !hasHeardNothing) {
      timer = setTimeout(() => void ask(true), ASK_AGAIN_MS);
      return;
    }
    settle(outcomeOfLookUp(answer));
  }

  /** Whether what was in doubt is known by now. Another content under this form's id is never the form's. */
  async function lookAgain(): Promise<void> {
    const doubt = outcome.value;
    if (doubt?.kind !== 'unknown' || doubt.problem.original?.sameContent === false) return;
    const { transactionId } = draft.value;
    const answer = await call('readByTransaction', { params: { transactionId }, query: { documents: 'base64' } });
    const found = outcomeOfLookUp(answer);
    if (outcome.value === doubt && (found.kind === 'bought' || found.kind === 'not_bought')) settle(found, true);
  }

  /** Takes up what an earlier life of this window left: a purchase in the middle, or one that is settled. */
  function resume(): void {
    if (draft.value.phase === 'editing') return;
    isAsking.value = draft.value.phase === 'buying';
    void ask(draft.value.phase === 'settled');
  }

  function forget(): void {
    clearTimeout(timer);
    isAsking.value = false;
    outcome.value = null;
  }

  onScopeDispose(() => clearTimeout(timer));
  return { outcome, isAsking, buy, lookAgain, resume, forget };
}
