import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue';
import type { SourceTrial } from '#shared/schema/orders/source.ts';
import { call } from '#renderer/api/client.ts';
import { newest } from '#renderer/api/newest.ts';
import { mappingOf, readingOf, toSourceTry } from './source-draft.ts';
import { useSourceForm } from './use-source-form.ts';

/** A whole source may be read for it. */
const PATIENCE_MS = 70_000;
/** So long after a change of the mapping the orders are made anew. */
const SETTLE_MS = 300;
/** A source has to have a name in its address; one that has none yet is tried under this. */
const UNNAMED = 'new';

/** What the source has as it stands in the form, and the orders that it makes: asked for, and again with each change of the mapping. */
export function useTrial() {
  const form = useSourceForm();
  const trial = shallowRef<SourceTrial | null>(null);
  const isTrying = ref(false);
  const key = ref('');
  let settling: ReturnType<typeof setTimeout> | undefined;
  /** Whether the form is closed: what is answered then is about another source than the one that may be open by now. */
  let isOver = false;
  onScopeDispose(() => {
    isOver = true;
    clearTimeout(settling);
  });

  /** Where and how it is asked: what it answers depends on nothing else. */
  const asked = computed(() => {
    if (!form.draft) return '';
    const { connection, reading, statement, since } = readingOf(form.draft);
    return JSON.stringify([connection, reading, statement, since]);
  });
  /** What is made of the answer. */
  const chosen = () => (form.draft ? JSON.stringify([mappingOf(form.draft), readingOf(form.draft).defaults]) : '');
  const [triedAs, triedWith] = [ref(''), ref('')];
  const isStale = computed(() => trial.value !== null && triedAs.value !== asked.value);

  const ask = newest(
    () => {
      [triedAs.value, triedWith.value] = [asked.value, chosen()];
      if (!form.draft) return Promise.resolve(null);
      const source = form.base?.source ?? UNNAMED;
      return call('trySource', {
        params: { source },
        body: toSourceTry(form.draft, key.value),
        timeoutMs: PATIENCE_MS,
      });
    },
    (answer) => {
      if (answer === null || isOver) return;
      if (answer.ok) trial.value = answer.value;
      else form.refuse(answer.problem);
    },
  );

  /** Fills the mapping with what the names of the columns suggest, which is what the station tries where nothing is chosen. */
  function suggest(): void {
    if (form.draft && trial.value) form.draft.mapping = { ...trial.value.suggestedMapping };
  }

  async function attempt(): Promise<void> {
    const isUnmapped = () => form.draft !== null && Object.keys(mappingOf(form.draft)).length === 0;
    const wasUnmapped = isUnmapped();
    form.judge(() => ({}));
    isTrying.value = true;
    await ask();
    isTrying.value = false;
    // What somebody chose meanwhile stays.
    if (isOver || !wasUnmapped || !isUnmapped() || !trial.value) return;
    suggest();
    triedWith.value = chosen();
  }

  watch(chosen, (now) => {
    clearTimeout(settling);
    if (trial.value && !isStale.value && now !== triedWith.value) settling = setTimeout(() => void ask(), SETTLE_MS);
  });

  return { trial, key, isTrying, isStale, attempt, suggest };
}
