import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import { refusalOf } from '#electron/engine/shipping/adapter.ts';
import {
  leftOutBecause,
  type BoughtShipment,
  type ManifestFollowOrder,
  type ManifestOrder,
  type ManifestOutcome,
} from '#electron/engine/shipping/manifest-order.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { isDone } from '../http/proof.ts';
import { field, listOf, textOf, wordsOf } from '../http/fields.ts';
import { fetchForms, foundManifest, manifestAnswer, noneIsKnown } from '../http/manifest-answer.ts';
import { readJson } from '../http/read-json.ts';
import type { Service } from '../http/service.ts';
import { purchaseFailed } from './map-error.ts';
import { notedIn } from './map-sale.ts';

/** Asks for the form to scan of bought shipments. @throws DiagnosticError where it is not certain what came of it. */
export async function makeScanForm(service: Service, order: ManifestOrder): Promise<ManifestOutcome> {
  const at = service.site.url.host;
  const shipments = order.shipments.flatMap(idsOf).map((id) => ({ id }));
  if (shipments.length === 0) return noneIsKnown(at);
  const json = { scan_form: { shipments } };
  const call = { method: 'POST', path: '/v2/scan_forms', json, sellsNothing: true } as const;
  const said = await service.call(call, order.signal);
  const answer = manifestAnswer(said, at);
  if ('kind' in answer) return answer;
  if (isDone(answer.status)) return outcomeOf(service, [readJson(answer.body)], order);
  const { kind, reason, trouble } = purchaseFailed(answer, at);
  if (kind !== 'rejected')
    throw new DiagnosticError(trouble ?? diagnostic('ANSWER_PROVES_NOTHING', { status: answer.status }));
  return { kind: 'refused', reason, ...(trouble && { trouble }) };
}

/** What became of a form that was in work, or of one whose answer was lost: then its shipments say. Asks only. */
export async function followScanForm(service: Service, order: ManifestFollowOrder): Promise<ManifestOutcome> {
  const { scanFormId } = order.notes;
  const get = async (path: string) =>
    readJson(foundManifest(await service.call({ method: 'GET', path }, order.signal)).body);
  if (typeof scanFormId === 'string')
    return outcomeOf(service, [await get(`/v2/scan_forms/${encodeURIComponent(scanFormId)}`)], order);
  const forms = new Map<string, unknown>();
  for (const shipment of order.shipments) {
    const [id] = idsOf(shipment);
    if (id === undefined || isOn([...forms.values()], shipment)) continue;
    const form = field(await get(`/v2/shipments/${encodeURIComponent(id)}`), 'scan_form');
    const formId = textOf(field(form, 'id'));
    if (formId !== null) forms.set(formId, form);
  }
  if (forms.size === 0) throw new DiagnosticError(diagnostic('MANIFEST_NOT_FOUND', { at: service.site.url.host }));
  return outcomeOf(service, [...forms.values()], order);
}

const idsOf = ({ notes }: BoughtShipment): readonly string[] => notedIn(notes)?.shipmentIds ?? [];

const isOn = (forms: readonly unknown[], { trackingNumbers }: BoughtShipment) =>
  forms.some((form) => listOf(field(form, 'tracking_codes')).some((code) => trackingNumbers.includes(String(code))));

/** A form is there, in work, or failed, as it says itself. */
async function outcomeOf(service: Service, forms: readonly unknown[], order: ManifestOrder): Promise<ManifestOutcome> {
  const ids = forms.flatMap((form) => textOf(field(form, 'id')) ?? []);
  const states = forms.map((form) => field(form, 'status'));
  const [id] = ids;
  const at = service.site.url.host;
  const unsaid = () => new DiagnosticError(diagnostic('MANIFEST_NOT_SAID', { at }));
  if (id === undefined) throw unsaid();
  if (states.every((state) => state === 'failed')) return refusalOf(wordsOf(field(forms[0], 'message')), at);
  if (states.includes('creating')) return { kind: 'submitted', notes: ids.length === 1 ? { scanFormId: id } : {}, ids };
  if (!states.every((state) => state === 'created')) throw unsaid();
  const links = forms.flatMap((form) => textOf(field(form, 'form_url')) ?? []);
  const leftOut = order.shipments.flatMap((shipment) => {
    if (isOn(forms, shipment)) return [];
    const code = idsOf(shipment).length === 0 ? 'SHIPMENT_NOT_KNOWN_THERE' : 'SHIPMENT_ON_NO_MANIFEST';
    return [leftOutBecause(shipment.shipmentId, diagnostic(code, { at }))];
  });
  return { kind: 'created', ids, forms: await fetchForms(service, links, order.signal), leftOut };
}
