import type { Cost } from '#shared/schema/shipping/cost.ts';
import { costOf } from '../http/cost.ts';
import { field, listOf, textOf, wordsOf } from '../http/fields.ts';
import { imageTypeNamed } from '../http/check-document.ts';
import { numberIn } from '../http/numbers.ts';

/** What one service of one carrier account costs. */
export interface Rate {
  id: string;
  carrier: string;
  service: string;
  carrierAccountId: string;
  cost: Cost | null;
  deliveryDays: number | null;
  deliveryDate: string | null;
}

/** Where a document lies; `imageType` null where it is not said what it is. */
export interface Link {
  url: string;
  imageType: string | null;
}

export interface Form extends Link {
  kind: string;
}

/** A shipment as it is read; whatever an answer lacks is null or empty. */
export interface Shipment {
  id: string | null;
  reference: string | null;
  mode: string | null;
  trackingCode: string | null;
  labels: Link[];
  forms: Form[];
  rates: Rate[];
  selectedRate: Rate | null;
  /** `submitted`, `refunded`, `rejected`, `not_applicable`; null where none was asked for. */
  refundStatus: string | null;
  messages: Message[];
}

/** What a carrier had to say where it quotes nothing. */
export interface Message {
  carrier: string | null;
  carrierAccountId: string | null;
  words: string;
}

/** A purchase of one shipment, or of an order of several. */
export interface Purchase {
  id: string | null;
  mode: string | null;
  shipments: Shipment[];
  /** Of the whole purchase. */
  rates: Rate[];
  messages: Message[];
}

export function readRate(rate: unknown): Rate | null {
  const service = textOf(field(rate, 'service'));
  if (service === null) return null;
  const days = field(rate, 'delivery_days') ?? field(rate, 'est_delivery_days');
  return {
    id: textOf(field(rate, 'id')) ?? '',
    carrier: textOf(field(rate, 'carrier')) ?? '',
    service,
    carrierAccountId: textOf(field(rate, 'carrier_account_id')) ?? '',
    cost: costOf(field(rate, 'rate'), field(rate, 'currency')),
    deliveryDays: typeof days === 'number' && Number.isSafeInteger(days) && days >= 0 ? days : null,
    deliveryDate: textOf(field(rate, 'delivery_date')),
  };
}

const readRates = (rates: unknown) => listOf(rates).flatMap((rate) => readRate(rate) ?? []);

function readMessage(message: unknown): Message[] {
  const said = field(message, 'message');
  const words = wordsOf(typeof said === 'object' && said !== null ? JSON.stringify(said) : said);
  if (words === null) return [];
  const [carrier, carrierAccountId] = [field(message, 'carrier'), field(message, 'carrier_account_id')].map(textOf);
  return [{ carrier: carrier ?? null, carrierAccountId: carrierAccountId ?? null, words }];
}

const readMessages = (messages: unknown) => listOf(messages).flatMap(readMessage);

/** The links of a label: first the one that was made, then what it was turned into. */
function readLabels(label: unknown): Link[] {
  const made = textOf(field(label, 'label_url'));
  const own = made === null ? [] : [{ url: made, imageType: typeOf(field(label, 'label_file_type'), made) }];
  const turned = ['pdf', 'zpl', 'epl2'].flatMap((name) => {
    const url = textOf(field(label, `label_${name}_url`));
    return url === null ? [] : [{ url, imageType: imageTypeNamed(name) }];
  });
  return [...own, ...turned];
}

const TYPES = ['pdf', 'png', 'zpl', 'epl', 'gif'];

/** By the media type, else by how the address ends. */
function typeOf(mediaType: unknown, url: string): string | null {
  const named = [textOf(mediaType)?.split('/').at(-1), /\.([A-Za-z0-9]{3,5})(?:\?|$)/.exec(url)?.[1]];
  const known = named.map((name) => imageTypeNamed(name?.replace(/^(?:x-|vnd\.)/, '') ?? ''));
  return known.find((name) => TYPES.includes(name)) ?? null;
}

function readForms(forms: unknown): Form[] {
  return listOf(forms).flatMap((form) => {
    const [url, kind] = [textOf(field(form, 'form_url')), textOf(field(form, 'form_type'))];
    return url === null ? [] : [{ url, kind: kind ?? '', imageType: typeOf(null, url) }];
  });
}

export function readShipment(shipment: unknown): Shipment {
  const text = (name: string) => textOf(field(shipment, name));
  return {
    id: text('id'),
    reference: text('reference'),
    mode: text('mode'),
    trackingCode: numberIn(field(shipment, 'tracking_code')) || null,
    labels: readLabels(field(shipment, 'postage_label')),
    forms: readForms(field(shipment, 'forms')),
    rates: readRates(field(shipment, 'rates')),
    selectedRate: readRate(field(shipment, 'selected_rate')),
    refundStatus: text('refund_status'),
    messages: readMessages(field(shipment, 'messages')),
  };
}

/** An order, or a shipment as a purchase of its own. */
export function readPurchase(body: unknown): Purchase {
  const isOrder = Array.isArray(field(body, 'shipments'));
  const shipments = isOrder ? listOf(field(body, 'shipments')) : [body];
  return {
    id: textOf(field(body, 'id')),
    mode: textOf(field(body, 'mode')),
    shipments: shipments.map(readShipment),
    rates: readRates(field(body, 'rates')),
    messages: readMessages(field(body, 'messages')),
  };
}

/** What the service says of a refusal: its code, and all its words. */
export function readError(body: unknown): { code: string | null; words: string | null } {
  const error = field(body, 'error');
  const details = listOf(field(error, 'errors')).flatMap((each) => {
    const words = wordsOf(typeof each === 'string' ? each : field(each, 'message'));
    const name = textOf(field(each, 'field'));
    return words === null ? [] : [name === null ? words : `${name}: ${words}`];
  });
  const all = [wordsOf(field(error, 'message')) ?? wordsOf(error), ...details].filter((words) => words !== null);
  return { code: textOf(field(error, 'code')), words: wordsOf(all.join(' ')) };
}
