import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import { refusalOf } from '#electron/engine/shipping/adapter.ts';
import {
  leftOutBecause,
  type ManifestFollowOrder,
  type ManifestOrder,
  type ManifestOutcome,
} from '#electron/engine/shipping/manifest-order.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { field, listOf, quoted, textOf } from '../http/fields.ts';
import { fetchForms, foundManifest, manifestAnswer, noneIsKnown } from '../http/manifest-answer.ts';
import { isDone, isRefusal } from '../http/proof.ts';
import { readJson } from '../http/read-json.ts';
import type { Client } from './client.ts';
import { errorsOf, refuses, wordsIn } from './map-error.ts';

/** How long a label may come on a manifest after others did. */
const COMING_MS = 60 * 60_000;

/**
 * Asks for the manifests of labels: the service makes one for each warehouse, carrier and day, at once or later.
 * @throws DiagnosticError where it is not certain what came of it.
 */
export async function makeManifest(client: Client, order: ManifestOrder): Promise<ManifestOutcome> {
  const at = client.profile.name;
  const labelIds = labelsOf(order).map(({ labelId }) => labelId);
  if (labelIds.length === 0) return noneIsKnown(at);
  const json = { label_ids: labelIds };
  const call = { method: 'POST', path: '/manifests', json, sellsNothing: true } as const;
  const answer = manifestAnswer(await client.call(call, order.signal), at);
  if ('kind' in answer) return answer;
  const words = wordsIn(answer);
  const errors = errorsOf(answer);
  if (isRefusal(answer.status) && errors.length > 0 && errors.every(refuses)) return refusalOf(words, at);
  const body = readJson(answer.body);
  const isSuccess = isDone(answer.status);
  const manifests = isSuccess ? manifestsIn(body) : [];
  const requestIds = isSuccess ? openRequestsIn(body) : [];
  if (requestIds.length > 0) return submitted(requestIds, manifests);
  if (manifests.length > 0) return created(client, manifests, order);
  throw new DiagnosticError(diagnostic('ANSWER_PROVES_NOTHING', { status: answer.status, ...quoted(words) }));
}

/**
 * What became of requests that were submitted, and of one whose answer was lost. Asks only: by the requests; of a lost one, and at ShipStation,
 * which describes no question about a request, by the labels on manifests.
 */
export async function followManifest(client: Client, order: ManifestFollowOrder): Promise<ManifestOutcome> {
  const requestIds = listOf(order.notes['requestIds']).flatMap((id) => textOf(id) ?? []);
  const known = listOf(order.notes['manifestIds']).flatMap((id) => textOf(id) ?? []);
  if (requestIds.length === 0 || client.config.profile === 'SHIPSTATION')
    return followLabels(client, requestIds, order);
  const manifests: unknown[] = [];
  const open: string[] = [];
  for (const id of requestIds) {
    const body = await get(client, `/manifests/requests/${encodeURIComponent(id)}`, order.signal);
    const made = manifestsIn(body);
    if (openRequestsIn(body).length > 0 || made.length === 0) open.push(id);
    manifests.push(...made);
  }
  if (open.length > 0) return submitted(requestIds, []);
  for (const id of known) manifests.push(await get(client, `/manifests/${encodeURIComponent(id)}`, order.signal));
  return created(client, manifests, order);
}

const get = async (client: Client, path: string, signal: AbortSignal) =>
  readJson(foundManifest(await client.call({ method: 'GET', path }, signal)).body);

/**
 * By the labels on manifests: those of several warehouses come one after another, so what is on none may come yet.
 * @throws DiagnosticError where there is none of one whose answer was lost: it may be on its way.
 */
async function followLabels(client: Client, requestIds: string[], order: ManifestFollowOrder) {
  const found = new Map<string, unknown>();
  const isOnOne = (labelId: string) => [...found.values()].some((manifest) => labelIdsOf(manifest).includes(labelId));
  const labelIds = labelsOf(order).map(({ labelId }) => labelId);
  for (const labelId of labelIds) {
    if (isOnOne(labelId)) continue;
    const body = await get(client, `/manifests?label_ids=${encodeURIComponent(labelId)}`, order.signal);
    for (const manifest of manifestsIn(body))
      if (labelIdsOf(manifest).includes(labelId)) found.set(idOf(manifest) ?? '', manifest);
  }
  const manifests = [...found.values()];
  if (manifests.length === 0 && requestIds.length === 0)
    throw new DiagnosticError(diagnostic('MANIFEST_NOT_FOUND', { at: client.profile.name }));
  const mayCome = manifests.length === 0 || order.ageMs < COMING_MS;
  return mayCome && !labelIds.every(isOnOne) ? submitted(requestIds, manifests) : created(client, manifests, order);
}

const idOf = (manifest: unknown) => textOf(field(manifest, 'manifest_id'));
const labelIdsOf = (manifest: unknown) => listOf(field(manifest, 'label_ids')).flatMap((id) => textOf(id) ?? []);
const labelsOf = ({ shipments }: ManifestOrder) =>
  shipments.flatMap(({ shipmentId, notes }) => {
    const labelId = textOf(notes['labelId']);
    return labelId === null ? [] : [{ shipmentId, labelId }];
  });

/** Those of the list, or the one that the answer is, as it was before there were lists. */
function manifestsIn(body: unknown): unknown[] {
  const listed = listOf(field(body, 'manifests'));
  return (listed.length > 0 ? listed : [body]).filter((manifest) => idOf(manifest) !== null);
}

/** Those of the list, or the one that the answer is, as ShipStation describes it. */
function openRequestsIn(body: unknown): string[] {
  const listed = listOf(field(body, 'manifest_requests'));
  return (listed.length > 0 ? listed : [body])
    .filter((request) => field(request, 'status') !== 'completed')
    .flatMap((request) => textOf(field(request, 'manifest_request_id')) ?? []);
}

function submitted(requestIds: string[], manifests: readonly unknown[]): ManifestOutcome {
  const ids = manifests.flatMap((manifest) => idOf(manifest) ?? []);
  return { kind: 'submitted', notes: { requestIds, ...(ids.length > 0 && { manifestIds: ids }) }, ids };
}

/** Labels of which no manifest says that they are on it are left out; where none names its labels, nothing is said of that. */
async function created(client: Client, manifests: readonly unknown[], order: ManifestOrder): Promise<ManifestOutcome> {
  const ids = manifests.flatMap((manifest) => idOf(manifest) ?? []);
  const links = manifests.flatMap((manifest) => textOf(field(field(manifest, 'manifest_download'), 'href')) ?? []);
  const forms = await fetchForms(client, links, order.signal);
  const namesAll = manifests.every((manifest) => labelIdsOf(manifest).length > 0);
  const onThem = new Set(manifests.flatMap(labelIdsOf));
  const at = client.profile.name;
  const known = new Map(labelsOf(order).map(({ shipmentId, labelId }) => [shipmentId, labelId]));
  const leftOut = order.shipments.flatMap(({ shipmentId }) => {
    const labelId = known.get(shipmentId);
    if (labelId === undefined) return [leftOutBecause(shipmentId, diagnostic('SHIPMENT_NOT_KNOWN_THERE', { at }))];
    if (!namesAll || onThem.has(labelId)) return [];
    return [leftOutBecause(shipmentId, diagnostic('SHIPMENT_ON_NO_MANIFEST', { at }))];
  });
  return { kind: 'created', ids, forms, leftOut };
}
