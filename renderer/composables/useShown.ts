import { watch } from 'vue';

/**
 * For what shows one thing after another, such as a dialog: what is answered late is not about what it shows by then.
 * @param what it shows  @returns asked before something is waited for, gives what says behind it whether that is still shown
 */
export function useShown(what: () => unknown): () => () => boolean {
  let shown = 0;
  watch(what, () => (shown += 1), { flush: 'sync' });
  return () => {
    const mine = shown;
    return () => mine === shown;
  };
}
