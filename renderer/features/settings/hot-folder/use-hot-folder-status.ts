import { onMounted, onUnmounted, shallowRef } from 'vue';
import type { HotFolderStatus } from '#shared/schema/batches/hot-folder.ts';
import { call } from '#renderer/api/client.ts';

const EVERY_MS = 2_000;

/** How the hot folder fares, asked again and again while it is shown: a folder that goes away makes no event. */
export function useHotFolderStatus() {
  const status = shallowRef<HotFolderStatus | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isGone = false;

  async function poll(): Promise<void> {
    clearTimeout(timer);
    const answer = await call('readHotFolder');
    if (answer.ok) status.value = answer.value;
    clearTimeout(timer);
    if (!isGone) timer = setTimeout(() => void poll(), EVERY_MS);
  }
  onMounted(poll);
  onUnmounted(() => {
    isGone = true;
    clearTimeout(timer);
  });
  return { status, poll };
}
