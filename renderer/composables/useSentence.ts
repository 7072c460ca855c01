import { computed, shallowRef, type WritableComputedRef } from 'vue';

/** Makes its words anew, in the language that the window speaks by then. */
export type Sentence = () => string;

/** What is said in words and stays while a badge, or another window, changes the language: it is read as that, and set as what makes it. */
export function useSaid<T>(nothing: T): WritableComputedRef<T, (() => T) | null> {
  const made = shallowRef<(() => T) | null>(null);
  return computed({
    get: () => made.value?.() ?? nothing,
    set: (makes) => (made.value = makes),
  });
}

/** A sentence that stays. */
export const useSentence = () => useSaid<string | null>(null);
