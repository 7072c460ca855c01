import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { Problem } from '#shared/diagnostics/problem.ts';
import type { Source } from '#shared/schema/orders/source.ts';
import { call } from '#renderer/api/client.ts';
import { useChanged } from '#renderer/composables/useChanged.ts';
import { memberAt } from '#renderer/format/member-at.ts';
import { useFailure } from '#renderer/composables/useFailure.ts';
import { useSaid } from '#renderer/composables/useSentence.ts';
import { t } from '#renderer/messages/index.ts';
import { problemWords } from '#renderer/messages/problem-words.ts';
import type { SummaryError } from '#renderer/ui/ErrorSummary.vue';
import type { FormErrors } from '#renderer/ui/inputs/field-context.ts';
import { isDatabase, targetOf } from './place-draft.ts';
import { mappingOf, toSourceDraft, toTypedSource, type TypedSource } from './source-draft.ts';
import { sourceErrors } from './source-faults.ts';
import { suggestWriteBack } from './suggest-write-back.ts';

/** The source that is being typed. Kept while other screens are open, and nowhere on the disk: it may hold a password. */
export const useSourceForm = defineStore('source-form', () => {
  const draft = ref<TypedSource | null>(null);
  /** The source that is changed; null for a new one. */
  const base = shallowRef<Source | null>(null);
  const changes = useChanged(draft);
  /** What was refused, and what was sent then: an objection goes with what it is about. */
  const refused = useSaid<FormErrors>({});
  const judged = shallowRef<unknown>(null);
  const { failure, fail } = useFailure();
  const isSaving = ref(false);

  /** The draft with the name beside it, so that every objection has a place in it. */
  const sent = () => (draft.value ? { ...toSourceDraft(draft.value), source: draft.value.name } : {});
  const isAsJudged = (path: string) =>
    JSON.stringify(memberAt(judged.value, path)) === JSON.stringify(memberAt(sent(), path));
  const errors = computed((): FormErrors =>
    Object.fromEntries(Object.entries(refused.value).filter(([path]) => isAsJudged(path))),
  );
  const summary = computed((): SummaryError[] =>
    Object.entries(errors.value).flatMap(([path, words]) => words.map((message) => ({ path, message }))),
  );

  function open(source: Source | null): void {
    [base.value, draft.value] = [source, toTypedSource(source)];
    [refused.value, failure.value] = [null, null];
    changes.begin();
  }
  const close = () => (draft.value = null);

  /** @param others what was sent beside the source, such as the number to try it with */
  function judge(found: () => FormErrors, others: object = {}): void {
    [refused.value, failure.value] = [found, null];
    judged.value = JSON.parse(JSON.stringify({ ...sent(), ...others }));
  }

  /** Shows what the station refuses at the fields that it is about, else above them. */
  function refuse(problem: Problem | null): void {
    judge(() => sourceErrors(problem?.errors ?? []));
    if (!problem?.errors.length) fail(() => problemWords(problem));
  }

  /** Begins to tell it, where and what is usual for the place. */
  function tell(isTold: boolean): void {
    if (!draft.value) return;
    draft.value.isTold = isTold;
    if (!isTold || draft.value.sold !== '' || draft.value.voided !== '') return;
    draft.value.target = targetOf(draft.value.place);
    Object.assign(draft.value, suggestWriteBack(draft.value));
  }

  /** Tells another kind of place. What was suggested for the one before is suggested anew; what a person wrote stays. */
  function tellKind(type: TypedSource['target']['type']): void {
    if (!draft.value) return;
    const before = suggestWriteBack(draft.value);
    draft.value.target.type = type;
    const after = suggestWriteBack(draft.value);
    if (draft.value.sold === before.sold) draft.value.sold = after.sold;
    if (draft.value.voided === before.voided) draft.value.voided = after.voided;
  }

  /** @returns the source as it is stored, with the form still open; null where something is to be put right */
  async function save(): Promise<Source | null> {
    const typed = draft.value;
    if (!typed || isSaving.value) return null;
    const source = typed.name.trim();
    if (source === '') {
      judge(() => ({ '/source': [t('problems.violations.FIELD_REQUIRED', { field: t('sources.form.name') })] }));
      return null;
    }
    isSaving.value = true;
    const stored = await put(source, typed);
    isSaving.value = false;
    return stored;
  }

  async function put(source: string, typed: TypedSource): Promise<Source | null> {
    const known = await call('listSources');
    const stands = known.ok ? known.value.sources.find((each) => each.source === source) : undefined;
    if (draft.value !== typed || (stands && isInTheWay(stands))) return null;
    if (Object.keys(mappingOf(typed)).length === 0) {
      judge(() => ({ '/mapping': [t('sources.form.untried')] }));
      return null;
    }
    const answer = known.ok ? await call('putSource', { params: { source }, body: toSourceDraft(typed) }) : known;
    if (answer.ok) return answer.value.source;
    if (draft.value === typed) refuse(answer.problem);
    return null;
  }

  /** A new source takes the name of none that is there, and one that was saved elsewhere since it was opened is replaced once that was said. */
  function isInTheWay(stands: Source): boolean {
    const asSet = (source: Source) => JSON.stringify(toSourceDraft(toTypedSource(source)));
    if (base.value !== null && asSet(base.value) === asSet(stands)) return false;
    if (base.value === null) judge(() => ({ '/source': [t('sources.faults.taken')] }));
    else {
      base.value = stands;
      fail(() => t('sources.form.changedElsewhere'));
    }
    return true;
  }

  const hasStatement = computed(() => draft.value !== null && isDatabase(draft.value.place));
  return {
    ...{ draft, base, isChanged: changes.isChanged, errors, summary, failure, isSaving, hasStatement },
    ...{ open, close, judge, refuse, tell, tellKind, save },
  };
});
