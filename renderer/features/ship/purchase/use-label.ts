import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue';
import { call } from '#renderer/api/client.ts';
import { useShip } from '#renderer/features/ship/store.ts';

const PAUSE_MS = 250;

export type LabelPicture =
  | { kind: 'none' }
  | { kind: 'preview' | 'bought'; format: 'pdf'; bytes: Uint8Array }
  | { kind: 'bought'; format: 'image'; source: string }
  /** The printer draws it. */
  | { kind: 'bought'; format: 'raw'; imageType: string };

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);

/** The label as it would be, drawn by the station; and once it is bought, the very bytes that were bought. */
export function useLabel() {
  const ship = useShip();
  const index = ref(0);
  const preview = shallowRef<Uint8Array | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;

  const bought = computed(() => (ship.outcome?.kind === 'bought' ? ship.outcome.data.transactionShipments : []));
  const count = computed(() => bought.value.length || ship.request.rowOf.length);
  const picture = computed((): LabelPicture => {
    if (bought.value.length === 0)
      return preview.value ? { kind: 'preview', format: 'pdf', bytes: preview.value } : { kind: 'none' };
    const label = bought.value[index.value]?.packageDocuments.find(({ contentType }) => contentType === 'LABEL');
    if (!label?.fileBase64) return { kind: 'none' };
    const { imageType, fileBase64 } = label;
    if (imageType === 'pdf') return { kind: 'bought', format: 'pdf', bytes: fromBase64(fileBase64) };
    if (imageType === 'zpl' || imageType === 'epl') return { kind: 'bought', format: 'raw', imageType };
    return { kind: 'bought', format: 'image', source: `data:image/${imageType};base64,${fileBase64}` };
  });

  async function load(): Promise<void> {
    running?.abort();
    running = new AbortController();
    const answer = await call('previewShipment', {
      body: ship.request.body,
      query: { package: index.value + 1 },
      signal: running.signal,
    });
    if (answer.ok) preview.value = answer.value;
  }

  watch(
    () => [ship.status, JSON.stringify(ship.request.body), index.value] as const,
    ([status]) => {
      clearTimeout(timer);
      if (status === 'buying' || status === 'notBought') return;
      // What is on its way is the label of the form before.
      running?.abort();
      if (status === 'ready') timer = setTimeout(() => void load(), PAUSE_MS);
      else preview.value = null;
    },
    { immediate: true },
  );
  watch(
    () => ship.row,
    (row) => (index.value = Math.max(ship.request.rowOf.indexOf(row), 0)),
  );
  watch(count, (now) => (index.value = Math.min(index.value, Math.max(now - 1, 0))));
  onScopeDispose(() => clearTimeout(timer));

  return { picture, index, count };
}
