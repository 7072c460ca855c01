import { MOST_IDS } from '#shared/api/shipping/shipment-filters.ts';
import { call, type Answer } from '#renderer/api/client.ts';

const EXPORT_MS = 120_000;
const LINE_END = 10;

/** The table of these shipments, in their order, asked for in as many parts as it takes. */
export async function exportChosen(ids: readonly string[]): Promise<Answer<Uint8Array | null>> {
  const parts: Uint8Array[] = [];
  for (let from = 0; from < ids.length; from += MOST_IDS) {
    const some = ids.slice(from, from + MOST_IDS).join(',');
    const answer = await call('exportShipments', { query: { ids: some }, timeoutMs: EXPORT_MS });
    if (!answer.ok || answer.value === null) return answer;
    // The names of the columns stand in the first part.
    parts.push(from === 0 ? answer.value : answer.value.subarray(answer.value.indexOf(LINE_END) + 1));
  }
  return { ok: true, value: new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer()) };
}
