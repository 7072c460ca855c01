import { computed, ref, shallowRef, type Ref } from 'vue';
import type { Answer } from '#renderer/api/client.ts';
import { newest } from '#renderer/api/newest.ts';
import { useUnread } from './useFailure.ts';

/**
 * A list that the station gives in pages, newest first. `load` reads the first page anew, `refresh` as many as are shown, and `loadMore` adds
 * the next one; an answer that comes too late is dropped.
 * @param ask asks for the page at the cursor, or for the first  @param itemsOf what of its answer is listed
 */
export function usePages<Item, Page extends { next: string | null }>(
  ask: (query: { cursor?: string }) => Promise<Answer<Page>>,
  itemsOf: (page: Page) => readonly Item[],
) {
  const items: Ref<readonly Item[]> = shallowRef([]);
  const next = ref<string | null>(null);
  const isLoaded = ref(false);
  const { unread, wasRead } = useUnread();
  /** So many are read at least. */
  let wanted = 0;

  const read = newest(
    async () => {
      const least = wanted;
      const found: Item[] = [];
      let cursor: string | null = null;
      do {
        const answer = await ask(cursor === null ? {} : { cursor });
        if (!answer.ok) return answer;
        found.push(...itemsOf(answer.value));
        cursor = answer.value.next;
      } while (cursor !== null && found.length < least);
      return { least, found, cursor };
    },
    (answer) => {
      if ('ok' in answer) return wasRead(answer);
      unread.value = null;
      // A page was added meanwhile.
      if (answer.least > 0 && items.value.length > answer.least) return void refresh();
      [items.value, next.value, isLoaded.value] = [answer.found, answer.cursor, true];
    },
  );
  function load(): Promise<void> {
    wanted = 0;
    return read();
  }
  function refresh(): Promise<void> {
    wanted = items.value.length;
    return read();
  }

  async function loadMore(): Promise<void> {
    const cursor = next.value;
    if (cursor === null) return;
    const answer = await ask({ cursor });
    if (next.value !== cursor) return;
    wasRead(answer);
    if (!answer.ok) return;
    [items.value, next.value] = [[...items.value, ...itemsOf(answer.value)], answer.value.next];
  }

  return { items, isLoaded, unread, hasMore: computed(() => next.value !== null), load, refresh, loadMore };
}
