import { computed, ref, type Ref } from 'vue';

/** Whether what is typed is another than it was when the form was opened. Null is a form that is closed. */
export function useChanged(draft: Ref<object | null>) {
  const opened = ref('');
  return {
    isChanged: computed(() => draft.value !== null && JSON.stringify(draft.value) !== opened.value),
    /** What is there now is what the form begins with. */
    begin: () => void (opened.value = JSON.stringify(draft.value)),
  };
}
