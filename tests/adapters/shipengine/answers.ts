import { PDFDocument } from 'pdf-lib';

/* eslint-disable @typescript-eslint/no-explicit-any -- a fake reads what it is sent freely; the description checks it */

/** One label in the books of the fake. */
export interface FakeLabel {
  id: string;
  shipmentId: string;
  ownId: string;
  request: any;
  trackingNumbers: string[];
  status: 'processing' | 'completed' | 'error' | 'voided';
}

/** One page for each label, each of its own height. */
async function pdfOf(labels: number): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (let i = 0; i < labels; i++) pdf.addPage([288, 432 - i]);
  return Buffer.from(await pdf.save());
}
const PDFS = await Promise.all([1, 2, 3].map(pdfOf));
const BYTES: Readonly<Record<string, string>> = {
  png: '\x89PNG\r\n\x1a\n a label of the fake',
  zpl: '^XA^FDa label of the fake^FS^XZ',
};
const TYPES: Readonly<Record<string, string>> = {
  ...{ pdf: 'application/pdf', png: 'image/png', zpl: 'application/zpl' },
};

/** One file with so many labels. */
export const labelBytes = (format: string, labels = 1): Buffer =>
  (format === 'pdf' ? PDFS[labels - 1] : null) ?? Buffer.from((BYTES[format] ?? '').repeat(labels), 'latin1');

/** How labels are given: in the answer, as links, as one link for all packages (which lacks the last label), or not yet. */
export type Giving = 'inline' | 'links' | 'one-file' | 'short-file' | 'same-file' | 'none';

const downloadOf = (format: string, giving: Giving, url: string) => {
  if (giving === 'none') return {};
  if (giving === 'inline') {
    // No two labels are the same.
    const bytes = Buffer.concat([labelBytes(format), Buffer.from(`\n%${url}`)]);
    return { href: `data:${TYPES[format] ?? ''};base64,${bytes.toString('base64')}` };
  }
  return { [format]: url, href: url };
};

/** A label as the service shows it; the members are those of its description. */
export function shownLabel(label: FakeLabel, { giving, files }: { giving: Giving; files: string }) {
  const { shipment, label_format: format = 'pdf', label_layout: layout = '4x6' } = label.request;
  const international = shipment.ship_to.country_code !== shipment.ship_from.country_code;
  const has = label.status !== 'processing' && label.status !== 'error';
  const isOne = shipment.packages.length === 1;
  const file = (name: string) => `${files}/${name}.${format}`;
  const [first] = label.trackingNumbers;
  // How many labels are in it stands in its name.
  const inFile = Math.max(shipment.packages.length - (giving === 'short-file' ? 1 : 0), 1);
  const whole = `${label.id}_${inFile}`;
  return {
    label_id: label.id,
    status: label.status,
    shipment_id: label.shipmentId,
    external_shipment_id: label.ownId,
    external_order_id: null,
    ship_date: '2026-03-02T00:00:00Z',
    created_at: '2026-03-02T09:00:00.123Z',
    shipment_cost: { currency: 'usd', amount: 7.33 },
    insurance_cost: { currency: 'usd', amount: shipment.insurance_provider === 'carrier' ? 0.9 : 0 },
    ...(has && first !== undefined && { tracking_number: first }),
    ...{ is_return_label: false, rma_number: null, is_international: international, carrier_id: shipment.carrier_id },
    ...{ service_code: shipment.service_code, package_code: 'package', carrier_code: 'fedex' },
    ...{ voided: label.status === 'voided', voided_at: label.status === 'voided' ? '2026-03-02T10:00:00Z' : null },
    ...{ label_format: format, label_layout: layout, display_scheme: 'label', label_image_id: null },
    ...{ trackable: true, tracking_status: 'unknown', charge_event: 'carrier_default', rate_details: [] },
    label_download: has ? downloadOf(format, giving, file(whole)) : {},
    form_download: international && has ? { href: `${files}/${label.id}-form.pdf` } : null,
    ...{ qr_code_download: null, paperless_download: null, insurance_claim: null },
    ship_to: shipment.ship_to,
    // Of a single package the service's own sample gives none.
    packages: isOne
      ? []
      : shipment.packages.map((each: any, index: number) => ({
          ...{ package_id: index + 1, package_code: 'package', weight: each.weight, sequence: index + 1 },
          ...(each.external_package_id && { external_package_id: each.external_package_id }),
          ...(has && label.trackingNumbers[index] && { tracking_number: label.trackingNumbers[index] }),
          ...(has &&
            !['one-file', 'short-file'].includes(giving) && {
              label_download: downloadOf(
                format,
                giving,
                file(giving === 'same-file' ? whole : `${label.id}-${index + 1}`),
              ),
            }),
        })),
  };
}

/** As v2 shows it: some members of v1 are not there. */
export function shownInV2(label: ReturnType<typeof shownLabel>) {
  const { external_order_id: _, ...rest } = label;
  return rest;
}

let request = 0;

/** An error as the service gives it. */
export const errorsOf = (
  ...errors: { type?: string; code?: string; message: string; source?: string; field?: string }[]
) => ({
  request_id: `aa3d8e8e-462b-4476-9618-${String(++request).padStart(12, '0')}`,
  errors: errors.map(({ type = 'validation', code = 'unspecified', message, source = 'carrier', field }) => ({
    ...{ error_source: source, error_type: type, error_code: code, message },
    ...(field !== undefined && { field_name: field }),
  })),
});
