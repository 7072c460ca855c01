import { field, listOf, textOf, wordsOf } from '#electron/adapters/http/fields.ts';
import { fetchForms, foundManifest, manifestAnswer, noneIsKnown } from '#electron/adapters/http/manifest-answer.ts';
import { readJson } from '#electron/adapters/http/read-json.ts';
import type { Service } from '#electron/adapters/http/service.ts';
import { refusalOf } from '#electron/engine/shipping/adapter.ts';
import type { ManifestOrder, ManifestOutcome } from '#electron/engine/shipping/manifest-order.ts';

/** Asks for the manifest, under an id of ours. */
export async function makeManifest(service: Service, order: ManifestOrder): Promise<ManifestOutcome> {
  const orders = order.shipments.flatMap(({ notes }) => textOf(notes['orderId']) ?? []);
  if (orders.length === 0) return noneIsKnown('Corner');
  const json = { reference: order.manifestId, orders };
  const said = await service.call({ method: 'POST', path: '/v1/manifests', json }, order.signal);
  const answer = manifestAnswer(said, 'Corner');
  if ('kind' in answer) return answer;
  const words = wordsOf(field(readJson(answer.body), 'message'));
  if (answer.status >= 400 && words !== null) return refusalOf(words, 'Corner');
  return toOutcome(service, readJson(answer.body), order);
}

/** What became of it, by our id. */
export async function followManifest(service: Service, order: ManifestOrder): Promise<ManifestOutcome> {
  const said = await service.call({ method: 'GET', path: `/v1/manifests/${order.manifestId}` }, order.signal);
  return toOutcome(service, readJson(foundManifest(said).body), order);
}

async function toOutcome(
  service: Service,
  body: unknown,
  { signal, manifestId }: ManifestOrder,
): Promise<ManifestOutcome> {
  if (field(body, 'status') === 'in_work') return { kind: 'submitted', notes: { reference: manifestId } };
  if (field(body, 'status') !== 'made') throw new Error('The service does not say what became of the manifest.');
  const links = listOf(field(body, 'form_urls')).flatMap((link) => textOf(link) ?? []);
  const ids = listOf(field(body, 'ids')).flatMap((id) => textOf(id) ?? []);
  return { kind: 'created', ids, forms: await fetchForms(service, links, signal) };
}
