import { computed, ref, shallowRef } from 'vue';
import type { SelectionAnalysis } from '#shared/schema/orders/selection-analysis.ts';
import type { SelectionRule, SelectionRules } from '#shared/schema/orders/selection-rule.ts';
import { call } from '#renderer/api/client.ts';
import { announce } from '#renderer/composables/useAnnounce.ts';
import { useDraft } from '#renderer/composables/useDraft.ts';
import { useFailure } from '#renderer/composables/useFailure.ts';
import { useReading } from '#renderer/composables/useReading.ts';
import { useSentence } from '#renderer/composables/useSentence.ts';
import { t } from '#renderer/messages/index.ts';
import { problemWords } from '#renderer/messages/problem-words.ts';

/** The rules as they stand in the window: those of the station, or changed and not saved yet; and what they come to. */
export function useRules() {
  const stored = shallowRef<SelectionRules | null>(null);
  /** Null rules: nothing is changed. */
  const draft = useDraft<{ version: number; rules: SelectionRule[] | null }>('rules', () => ({
    version: 0,
    rules: null,
  }));
  const analysis = shallowRef<SelectionAnalysis | null>(null);
  const isBusy = ref(false);
  const { failure, worked } = useFailure();
  /** Why it cannot be said what they come to. It stands where that is said as it comes. */
  const unanalysed = useSentence();

  const rules = computed((): SelectionRule[] => draft.value.rules ?? (stored.value?.rules ?? []).map(withoutTrouble));
  const isChanged = computed(() => draft.value.rules !== null);
  /** Before it is known which rules there are, none is added to them. */
  const isKnown = computed(() => isChanged.value || stored.value !== null);
  /** What was changed here was read in an older version. */
  const isBehind = computed(
    () => isChanged.value && stored.value !== null && stored.value.version !== draft.value.version,
  );

  let asked = 0;
  /** Of several that are under way the last one counts. */
  async function analyse(): Promise<void> {
    asked += 1;
    const own = asked;
    const answer = await call('analyseSelectionRules', { body: { rules: rules.value } });
    if (own !== asked) return;
    analysis.value = answer.ok ? answer.value : null;
    unanalysed.value = answer.ok ? null : () => problemWords(answer.problem);
  }

  async function load(): Promise<void> {
    const answer = await call('readSelectionRules');
    if (!worked(answer)) return;
    stored.value = answer.value;
    await analyse();
  }
  useReading(load, () => stored.value !== null && unanalysed.value === null);

  /** Stands in the window from now on, and is saved later. */
  function change(changed: SelectionRule[]): void {
    const version = isChanged.value ? draft.value.version : (stored.value?.version ?? 0);
    draft.value = { version, rules: changed };
    void analyse();
  }

  async function discard(): Promise<void> {
    draft.value = { version: 0, rules: null };
    await load();
  }

  /** What is changed while they are saved is saved with the next save. */
  async function save(): Promise<void> {
    const sent = draft.value;
    isBusy.value = true;
    const answer = await call('putSelectionRules', { body: { version: draft.value.version, rules: rules.value } });
    isBusy.value = false;
    if (!worked(answer)) {
      if (answer.problem?.code === 'STATE_CONFLICT') await readStored();
      return;
    }
    draft.value =
      draft.value === sent ? { version: 0, rules: null } : { ...draft.value, version: answer.value.version };
    stored.value = answer.value;
    announce(t('rules.saved'));
    await analyse();
  }

  async function readStored(): Promise<void> {
    const answer = await call('readSelectionRules');
    if (answer.ok) stored.value = answer.value;
  }

  return { rules, analysis, unanalysed, isKnown, isChanged, isBehind, isBusy, failure, change, discard, save };
}

const withoutTrouble = ({ trouble: _, ...rule }: SelectionRules['rules'][number]): SelectionRule => rule;
