import type { RateOrder, RateOutcome } from '#electron/engine/shipping/adapter.ts';
import type { DeliveryEstimate } from '#shared/schema/shipping/rates.ts';
import { diagnostic, type Diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { field, listOf, textOf, wordsOf } from '../http/fields.ts';
import { readExactly } from '../http/read-json.ts';
import type { Client } from './client.ts';
import { notSold } from './map-error.ts';
import { packageCodeOf } from './map-package.ts';
import { toShipment } from './map-request.ts';
import { totalOf } from './total.ts';

type Quoted = Extract<RateOutcome, { kind: 'quoted' }>['quotes'][number];

/** What the service says that a price is the sum of; tariffs, which it names beside them, are not of it. */
const PARTS = ['shipping_amount', 'insurance_amount', 'confirmation_amount', 'other_amount'];

/** Asks what each of the services would cost. The shipment that is sent has no id of ours: that is kept for the purchase. */
export async function quote(client: Client, { shipment, services, signal }: RateOrder): Promise<RateOutcome> {
  const codes = services.map(({ serviceCode }) => serviceCode);
  const { carrier } = client.asked();
  const json = {
    shipment: { validate_address: 'no_validation', ...toShipment(shipment) },
    rate_options: { carrier_ids: [carrier], service_codes: codes },
  };
  const said = await client.call({ method: 'POST', path: '/rates', json }, signal);
  if (said.kind !== 'answered') return { kind: 'failed', reason: said.reason, trouble: said.trouble };
  const { answer } = said;
  const body = readExactly(answer.body);
  const response = field(body, 'rate_response');
  if (answer.status !== 200 || response === undefined) {
    const { reason, trouble } = notSold(answer, client.asked());
    return { kind: 'failed', reason, trouble };
  }
  const isOurs = (rate: unknown) =>
    field(rate, 'carrier_id') === carrier && codes.includes(textOf(field(rate, 'service_code')) ?? '');
  const rates = listOf(field(response, 'rates')).filter((rate) => isOurs(rate) && isOfPackaging(rate, shipment));
  const quotes = rates.flatMap(toQuote);
  const quoted = new Set(quotes.map(({ serviceCode }) => serviceCode));
  const refusals = listOf(field(response, 'invalid_rates')).filter(isOurs).map(toRefusal);
  const words = wordsOf(
    listOf(field(response, 'errors'))
      .flatMap((error) => textOf(field(error, 'message')) ?? [])
      .join(' '),
  );
  const silent = codes.filter((code) => !quoted.has(code) && !refusals.some(({ serviceCode }) => serviceCode === code));
  if (quotes.length === 0 && refusals.length === 0 && words !== null) return failed(client, words);
  return {
    kind: 'quoted',
    quotes: oneEach(quotes),
    refused: [
      ...refusals.filter(({ serviceCode }) => !quoted.has(serviceCode)),
      ...(words === null ? [] : silent.map((serviceCode) => ({ serviceCode, reason: words }))),
    ],
  };
}

function failed({ profile }: Client, words: string): RateOutcome {
  const trouble: Diagnostic = diagnostic('SERVICE_REFUSED', { status: 200, at: profile.name, words });
  return { kind: 'failed', reason: inEnglish(trouble), trouble };
}

/** Where no packaging is asked for, the service quotes its own boxes, too, which nobody has packed into. */
function isOfPackaging(rate: unknown, { request }: RateOrder['shipment']): boolean {
  const type = textOf(field(rate, 'package_type'));
  const asked = new Set(request.itemLines.map((line) => packageCodeOf(line.packageCode) ?? 'package'));
  return type === null || asked.has(type);
}

function toQuote(rate: unknown): Quoted[] {
  const cost = totalOf(PARTS.map((part) => field(rate, part)));
  const serviceCode = textOf(field(rate, 'service_code'));
  return cost && serviceCode !== null ? [{ serviceCode, cost, delivery: deliveryOf(rate) }] : [];
}

function deliveryOf(rate: unknown): DeliveryEstimate | null {
  const days = Number(textOf(field(rate, 'delivery_days')) ?? Number.NaN);
  const date = textOf(field(rate, 'estimated_delivery_date'));
  const words = wordsOf(field(rate, 'carrier_delivery_days'));
  const found = { days: Number.isInteger(days) && days >= 0 ? days : null, date, words };
  return found.days === null && date === null && words === null ? null : found;
}

/** One for each service; the first where the service gives several of one price and kind. */
const oneEach = (quotes: readonly Quoted[]): Quoted[] =>
  quotes.filter(({ serviceCode }, index) => quotes.findIndex((one) => one.serviceCode === serviceCode) === index);

const toRefusal = (rate: unknown) => ({
  serviceCode: textOf(field(rate, 'service_code')) ?? '',
  reason: wordsOf(listOf(field(rate, 'error_messages')).join(' ')) ?? '–',
});
