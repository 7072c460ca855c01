import { computed, provide, reactive, watch } from 'vue';
import { useWords } from '#renderer/composables/useWords.ts';
import { t } from '#renderer/messages/index.ts';
import { violationWords } from '#renderer/messages/problem-words.ts';
import { useShip } from '#renderer/features/ship/store.ts';
import { fieldId, formErrors, type FormErrors } from '#renderer/ui/inputs/field-context.ts';
import type { SummaryError } from '#renderer/ui/ErrorSummary.vue';
import { afterPress } from './after-press.ts';
import { fieldPath } from './field-paths.ts';
import { MAX_PACKAGES } from './to-request.ts';

/** What is wrong with the form, at its fields and in the summary, in the same words. A missing field is no fault before it was left, or Buy pressed. */
export function useFormErrors() {
  const ship = useShip();
  const left = reactive(new Set<string>());
  const words = useWords(() =>
    ship.account
      ? {
          name: ship.account.friendlyName,
          referenceName: (key) => ship.references.find((one) => one.key === key)?.name ?? null,
          lengthUnit: ship.draft.lengthUnit,
        }
      : null,
  );
  watch(
    () => ship.draft.transactionId,
    () => left.clear(),
  );

  const errors = computed(() => {
    const { result, rowOf, numbers, count } = ship.check;
    const rows = ship.draft.lines.length;
    const { miscounted } = ship.request;
    // Where a field says it of its own number, it is not said of all packages, too.
    const said = (result?.errors ?? []).filter(({ pointer }) => pointer !== '/itemLines' || miscounted.length === 0);
    const found = said.map((each) => {
      const path = fieldPath(each.pointer, rowOf, numbers);
      const violation = path === '/itemLines' ? { ...each, actual: count } : each;
      return { code: violation.code, path, message: violationWords({ ...violation, pointer: path }, rows, words()) };
    });
    const lacking = ship.customs.open.map((path) => {
      const code = 'FIELD_REQUIRED' as const;
      return { code, path, message: violationWords({ code, pointer: path, message: '' }, rows, words()) };
    });
    const wrong = miscounted.map((path) => {
      const message = t('common.wholeNumber', { most: MAX_PACKAGES });
      return { code: 'FIELD_INVALID' as const, path, message };
    });
    return [...found, ...lacking, ...wrong].filter(
      ({ path, message }, index, all) => all.findIndex((one) => one.path === path && one.message === message) === index,
    );
  });
  const shown = computed(() =>
    errors.value.filter(({ code, path }) => code !== 'FIELD_REQUIRED' || ship.wasAttempted || left.has(fieldId(path))),
  );
  provide(
    formErrors,
    computed((): FormErrors =>
      Object.fromEntries(
        Object.entries(Object.groupBy(shown.value, ({ path }) => path)).map(([path, some]) => [
          path,
          (some ?? []).map(({ message }) => message),
        ]),
      ),
    ),
  );

  return {
    count: computed(() => errors.value.length),
    summary: computed((): SummaryError[] => (ship.wasAttempted ? shown.value : [])),
    words,
    /** A field was left: from now on it may be called missing, in this form. */
    leave: ({ target }: FocusEvent) => {
      const { transactionId } = ship.draft;
      afterPress(() => {
        if (target instanceof HTMLElement && ship.draft.transactionId === transactionId) left.add(target.id);
      });
    },
  };
}
