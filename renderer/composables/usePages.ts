import { computed, ref, shallowRef, type Ref } from 'vue';
import type { Answer } from '#renderer/api/client.ts';
import { newest } from '#renderer/api/newest.ts';

/**
 * A list that the station gives in pages, newest first. `load` reads the first page anew, `loadMore` adds the next one; an answer that
 * comes too late is dropped.
 * @param ask asks for the page at the cursor, or for the first  @param itemsOf what of its answer is listed
 */
export function usePages<Item, Page extends { next: string | null }>(
  ask: (query: { cursor?: string }) => Promise<Answer<Page>>,
  itemsOf: (page: Page) => readonly Item[],
) {
  const items: Ref<readonly Item[]> = shallowRef([]);
  const next = ref<string | null>(null);
  const isLoaded = ref(false);

  const load = newest(
    () => ask({}),
    (answer) => {
      if (answer.ok) [items.value, next.value, isLoaded.value] = [itemsOf(answer.value), answer.value.next, true];
    },
  );

  async function loadMore(): Promise<void> {
    const cursor = next.value;
    if (cursor === null) return;
    const answer = await ask({ cursor });
    if (!answer.ok || next.value !== cursor) return;
    [items.value, next.value] = [[...items.value, ...itemsOf(answer.value)], answer.value.next];
  }

  return { items, isLoaded, hasMore: computed(() => next.value !== null), load, loadMore };
}
