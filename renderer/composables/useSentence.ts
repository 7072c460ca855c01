import { computed, shallowRef, type WritableComputedRef } from 'vue';

/** Makes its words anew, in the language that the window speaks by then. */
export type Sentence = () => string;

/** A sentence that stays while a badge, or another window, changes the language: it is read as words, and set as what makes them. */
export function useSentence(): WritableComputedRef<string | null, Sentence | null> {
  const sentence = shallowRef<Sentence | null>(null);
  return computed({
    get: () => sentence.value?.() ?? null,
    set: (said) => (sentence.value = said),
  });
}
