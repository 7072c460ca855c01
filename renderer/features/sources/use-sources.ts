import { onMounted, ref, shallowRef, watch } from 'vue';
import type { Source } from '#shared/schema/orders/source.ts';
import { call } from '#renderer/api/client.ts';
import { newest } from '#renderer/api/newest.ts';
import { useFailure } from '#renderer/composables/useFailure.ts';
import { useLive } from '#renderer/composables/useLive.ts';
import { useStation } from '#renderer/stores/station.ts';

/** The sources as they are now: looked at again with each order that changes, and as often as the station is asked how it does. */
export function useSources() {
  const sources = shallowRef<readonly Source[]>([]);
  const isLoaded = ref(false);
  const { failure, wasRead } = useFailure();
  const load = newest(
    () => call('listSources'),
    (answer) => {
      if (wasRead(answer)) [sources.value, isLoaded.value] = [answer.value.sources, true];
    },
  );
  onMounted(load);
  useLive(
    ({ type }) => type === 'order',
    () => void load(),
  );
  const station = useStation();
  watch(
    () => station.checks,
    () => void load(),
  );
  return { sources, isLoaded, failure, load };
}
