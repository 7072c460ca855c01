import { computed, onScopeDispose, ref, shallowRef } from 'vue';
import type { WriteBackTrial } from '#shared/schema/orders/write-back.ts';
import { call } from '#renderer/api/client.ts';
import { toWriteBack } from './source-draft.ts';
import { useSourceForm } from './use-source-form.ts';

const PATIENCE_MS = 30_000;

/** What came of telling the source of an order as it stands in the form; gone once that is another. */
export function useWriteBackTrial() {
  const form = useSourceForm();
  const orderNumber = ref('');
  const isTrying = ref(false);
  const found = shallowRef<{ of: string; trial: WriteBackTrial } | null>(null);
  let isOver = false;
  onScopeDispose(() => (isOver = true));
  const body = () =>
    form.draft ? { writeBack: toWriteBack(form.draft), orderNumber: orderNumber.value.trim() } : null;
  const trial = computed(() => (found.value?.of === JSON.stringify(body()) ? found.value.trial : null));

  async function attempt(): Promise<void> {
    const asked = body();
    if (!asked || isTrying.value) return;
    form.judge(() => ({}));
    isTrying.value = true;
    const source = form.base?.source ?? 'new';
    const answer = await call('tryWriteBack', { params: { source }, body: asked, timeoutMs: PATIENCE_MS });
    isTrying.value = false;
    if (isOver) return;
    if (answer.ok) found.value = { of: JSON.stringify(asked), trial: answer.value };
    else form.refuse(answer.problem);
  }
  return { orderNumber, isTrying, trial, attempt };
}
