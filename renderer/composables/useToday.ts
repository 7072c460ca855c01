import { onScopeDispose, readonly, ref, type Ref } from 'vue';
import { localDay } from '#shared/format/local-day.ts';

const LOOK_EVERY_MS = 60_000;

/** The day that it is here, as `2026-03-02`, also where a window stays open over midnight. */
export function useToday(): Readonly<Ref<string>> {
  const today = ref(localDay(new Date()));
  const timer = setInterval(() => (today.value = localDay(new Date())), LOOK_EVERY_MS);
  onScopeDispose(() => clearInterval(timer));
  return readonly(today);
}
