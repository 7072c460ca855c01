/* eslint-disable @typescript-eslint/no-explicit-any -- what comes in is read as it is */
import type { FakeRoute } from '../../connectors/fake-service.ts';
import { refusal } from '../refusals.ts';

interface Booked {
  id: string;
  trackingCode: string | null;
}

export type ScanForms = ReturnType<typeof openScanForms>;

/** The forms to scan of the fake. */
export function openScanForms(service: { host(): string; shipments: ReadonlyMap<string, Booked> }) {
  const forms = new Map<string, { ids: string[]; status: string; message: string | null }>();
  let next: 'later' | { words: string } | null = null;
  const at = '2026-03-02T17:00:00Z';

  const shown = (id: string) => {
    const { ids, status, message } = forms.get(id) ?? { ids: [], status: 'failed', message: null };
    const isMade = status === 'created';
    return {
      ...{ id, object: 'ScanForm', created_at: at, updated_at: at, status, message, address: null },
      tracking_codes: ids.map((each) => service.shipments.get(each)?.trackingCode ?? ''),
      ...{ form_url: isMade ? `${service.host()}/files/${id}.pdf` : null, form_file_type: null },
      ...{ batch_id: 'batch_1', confirmation: null },
    };
  };

  return {
    next: (how: 'later' | { words: string }) => void (next = how),
    /** Those that were in work are made, or fail in these words. */
    decide(words?: string): void {
      for (const form of forms.values())
        if (form.status === 'creating')
          Object.assign(form, { status: words === undefined ? 'created' : 'failed', message: words ?? null });
    },
    ofShipment(shipmentId: string): object | null {
      const found = [...forms].find(([, { ids }]) => ids.includes(shipmentId));
      return found ? shown(found[0]) : null;
    },
    routes: [
      {
        ...{ method: 'POST', path: '/v2/scan_forms', step: 'scan-form' },
        answer({ json }) {
          const how = next;
          next = null;
          const ids = json.scan_form.shipments.map((each: any) => each.id);
          if (how !== null && how !== 'later') return refusal(422, 'SCAN_FORM.INVALID', how.words);
          const id = `sf_${forms.size + 1}`;
          forms.set(id, { ids, status: how === 'later' ? 'creating' : 'created', message: null });
          return { json: shown(id) };
        },
      },
      {
        ...{ method: 'GET', path: '/v2/scan_forms/{id}', step: 'follow' },
        answer: (_, id = '') => ({ json: shown(id) }),
      },
    ] satisfies FakeRoute[],
  };
}
