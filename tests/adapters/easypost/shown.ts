/* eslint-disable @typescript-eslint/no-explicit-any -- what was sent, as it came */

/** What the fake's books hold of one shipment. */
export interface Booked {
  id: string;
  orderId: string | null;
  mode: 'test' | 'production';
  /** As it was sent, its parties among it. */
  sent: any;
  rates: any[];
  messages: any[];
  /** Of the sale; null while there is none. */
  trackingCode: string | null;
  rate: any;
  insurance: string | null;
  label: { url: string; type: string } | null;
  turned: Record<string, string>;
  forms: any[];
  refundStatus: string | null;
}

const AT = '2026-11-23T01:00:00Z';
const times = { created_at: AT, updated_at: AT };
const known = (object: string, id: string, mode: string) => ({ id, object, ...times, mode });
let count = 0;
const hex = () => (++count).toString(16).padStart(32, '0');

const address = (sent: any, mode: string) => ({
  ...known('Address', `adr_${hex()}`, mode),
  ...{ name: null, company: null, street2: null, city: null, state: null, zip: null, phone: null, email: null },
  ...sent,
  ...{ carrier_facility: null, residential: null, federal_tax_id: null, state_tax_id: null, verifications: {} },
});

const customs = (sent: any, mode: string) => ({
  ...known('CustomsInfo', `cstinfo_${hex()}`, mode),
  ...{ contents_explanation: '', eel_pfc: null, restriction_comments: null, declaration: null },
  ...sent,
  customs_items: sent.customs_items.map((item: any) => ({
    ...known('CustomsItem', `cstitem_${hex()}`, mode),
    ...{ hs_tariff_number: null, origin_country: null, code: null, manufacturer: null, currency: null, eccn: null },
    ...item,
    value: String(item.value),
    printed_commodity_identifier: null,
  })),
});

export const rateOf = (quote: any, mode: string, shipmentId: string | null) => ({
  ...(shipmentId !== null && { id: `rate_${hex()}`, ...times }),
  object: 'Rate',
  mode,
  ...quote,
  ...{ currency: 'USD', retail_rate: quote.rate, retail_currency: 'USD', list_rate: quote.rate, list_currency: 'USD' },
  ...{ billing_type: 'easypost', delivery_days: 3, delivery_date: null, delivery_date_guaranteed: false },
  est_delivery_days: 3,
  ...(shipmentId !== null && { shipment_id: shipmentId }),
});

const fee = (type: string, amount: string) => ({ object: 'Fee', type, amount, charged: true, refunded: false });
const partiesOf = (sent: any, mode: string) => {
  const from = address(sent.from_address, mode);
  const to = address(sent.to_address, mode);
  const back = sent.return_address ? address(sent.return_address, mode) : from;
  return { from_address: from, to_address: to, return_address: back, buyer_address: to };
};
const optionsOf = (sent: any) => ({ currency: 'USD', payment: { type: 'SENDER' }, ...sent });

const shownParcel = (sent: any) => ({ object: 'Parcel', ...sent });
const shownAddress = (sent: any) => ({
  ...{ object: 'Address', name: null, city: null, state: null, zip: null, phone: null, email: null },
  ...sent,
});

/** A shipment as the service shows it. */
export function shownShipment(booked: Booked): any {
  const { id, mode, sent, trackingCode, label, turned } = booked;
  return {
    ...known('Shipment', id, mode),
    ...partiesOf(sent, mode),
    ...{ is_return: false, messages: booked.messages, options: { ...optionsOf(sent.options), date_advance: 0 } },
    reference: sent.reference ?? null,
    ...{ status: 'unknown', tracking_code: trackingCode, batch_id: null, batch_status: null, batch_message: null },
    customs_info: sent.customs_info ? customs(sent.customs_info, mode) : null,
    ...(sent.tax_identifiers && { tax_identifiers: sent.tax_identifiers }),
    ...{ insurance: booked.insurance, order_id: booked.orderId, usps_zone: 4, scan_form: null, tracker: null },
    parcel: {
      ...known('Parcel', `prcl_${hex()}`, mode),
      ...{ length: null, width: null, height: null, predefined_package: null },
      ...sent.parcel,
    },
    postage_label: label && {
      ...{ object: 'PostageLabel', id: `pl_${hex()}`, ...times, date_advance: 0, integrated_form: 'none' },
      ...{
        label_date: AT,
        label_resolution: 300,
        label_size: sent.options?.label_size ?? '4x6',
        label_type: 'default',
      },
      ...{ label_file_type: label.type, label_url: label.url, label_file: null },
      label_pdf_url: turned['PDF'] ?? null,
      label_zpl_url: turned['ZPL'] ?? null,
      label_epl2_url: turned['EPL2'] ?? null,
    },
    ...{ rates: booked.rates, selected_rate: booked.rate, refund_status: booked.refundStatus, forms: booked.forms },
    fees: trackingCode === null ? [] : [fee('LabelFee', '0.00000'), fee('PostageFee', `${booked.rate?.rate}000`)],
  };
}

/** An order, with what all its shipments would cost together. */
export function shownOrder(id: string, sent: any, shipments: Booked[], total: (service: string) => string): any {
  const mode = shipments[0]?.mode ?? 'test';
  return {
    ...known('Order', id, mode),
    ...partiesOf(sent, mode),
    ...{ reference: sent.reference ?? '', is_return: false, options: optionsOf({}), messages: [], customs_info: null },
    shipments: shipments.map(shownShipment),
    rates: (shipments[0]?.rates ?? []).map((rate) => ({
      ...rate,
      ...{ created_at: null, updated_at: null, rate: total(rate.service) },
    })),
  };
}

/** What was to be quoted, as it was sent. */
export const shownQuestion = (sent: any) => ({
  ...{ from_address: shownAddress(sent.from_address), to_address: shownAddress(sent.to_address) },
  ...{ options: sent.options ?? {}, parcel: shownParcel(sent.parcel) },
});
