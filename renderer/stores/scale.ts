import { defineStore } from 'pinia';
import { computed, ref } from 'vue';
import type { ScaleStatus } from '#shared/schema/station/scale.ts';
import { call } from '#renderer/api/client.ts';
import { useLive } from '#renderer/composables/useLive.ts';

/** What the scale beside the station shows, as it changes. It is only to be looked at: a weight is taken with `weigh`. */
export const useScale = defineStore('scale', () => {
  const status = ref<ScaleStatus | null>(null);
  let loading: Promise<void> | null = null;
  let isStale = false;

  /** A scale that moves says so often: what was asked last is what is shown. */
  function load(): Promise<void> {
    isStale = true;
    return (loading ??= read());
  }

  async function read(): Promise<void> {
    while (isStale) {
      isStale = false;
      const answer = await call('readScale');
      status.value = answer.ok ? answer.value : null;
    }
    loading = null;
  }

  /** Resolves once it was asked whether there is one; where no answer came, it is asked again. */
  const known = async () => (status.value === null ? load() : undefined);

  useLive(
    ({ type }) => type === 'scale',
    () => void load(),
    0,
  );
  return { status, isSetUp: computed(() => status.value !== null && status.value.state !== 'OFF'), load, known };
});
