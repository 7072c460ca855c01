import { describe, expect, test } from 'vitest';
import { readError, readPurchase, type Purchase } from '#electron/adapters/easypost/read-answer.ts';
import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import { LABEL_HOSTS } from '#electron/adapters/easypost/account.ts';
import { toSale } from '#electron/adapters/easypost/map-sale.ts';
import { describeBy } from '../../connectors/description.ts';
import { easypostDescription } from '../description.ts';
import { readRecordings, recordedFiles } from './recordings.ts';

/* eslint-disable @typescript-eslint/no-explicit-any -- recorded JSON of any shape */

const recordings = readRecordings();
const described = describeBy(easypostDescription());

describe.skipIf(recordings.length === 0)('every recorded exchange', () => {
  test('there are all of them, of every file that lies there', () => {
    expect([...new Set(recordings.map(({ file }) => file))]).toEqual(recordedFiles());
    expect([recordedFiles().length, recordings.length]).toEqual([60, 106]);
  });

  test.each(recordings)('$name: every member is one that we know', ({ request, answer, ...exchange }) => {
    const faults = [
      ...(exchange.status < 400 ? described.requestFaults({ ...exchange, body: request }) : []),
      ...described.answerFaults({ ...exchange, body: answer }),
    ];
    expect(faults).toEqual([]);
  });

  test.each(recordings)('$name: a member that is not known would be found, wherever it stood', (recorded) => {
    const answer = structuredClone(recorded.answer);
    const open = placesIn(answer).filter(({ object, at }) => {
      object['surprise'] = 1;
      const isFound = described.answerFaults({ ...recorded, body: answer }).length > 0;
      delete object['surprise'];
      return !isFound && !OPEN.test(at);
    });
    expect(open.map(({ at }) => at)).toEqual([]);
  });

  const purchases = recordings.filter(({ answer }) => ['Shipment', 'Order'].includes((answer as any).object));

  test.each(purchases)('$name: nothing of a purchase is lost', ({ answer }) => {
    expect(written(readPurchase(answer))).toEqual(recordedOf(answer));
  });

  const bought = purchases.filter(({ path, method }) => method === 'POST' && path.endsWith('/buy'));

  test('there are purchases of shipments and of an order', () => expect(bought).toHaveLength(5));

  test.each(bought)('$name: is a sale, as it was quoted, with labels where labels may lie', ({ answer }) => {
    const purchase = readPurchase(answer);
    const { shipments = [answer], rates, selected_rate } = answer as any;
    const ids = shipments.map(({ id }: any) => id);
    const noted = { orderId: shipments.length > 1 ? purchase.id : null, shipmentIds: ids };
    const sale = toSale(purchase, noted, { imageType: 'PNG' } as PreparedShipment) as any;
    const chosen = selected_rate ?? rates.find(({ service }: any) => service === 'GroundAdvantage');
    expect(sale.trackingNumbers).toEqual(shipments.map(({ tracking_code }: any) => tracking_code));
    expect(sale.cost).toEqual({ amount: chosen.rate, currency: 'USD' });
    expect(sale.documentSources.map(({ imageType }: any) => imageType)).toEqual(ids.map(() => 'png'));
    for (const { url } of sale.documentSources) expect(LABEL_HOSTS).toContain(new URL(url).host);
  });

  test.each(purchases.filter(({ path }) => ['/v2/orders', '/v2/shipments'].includes(path)))(
    '$name: what was only created is no sale',
    ({ answer }) => {
      const purchase = readPurchase(answer);
      const shipmentIds = purchase.shipments.flatMap(({ id }) => id ?? []);
      const sale = toSale(purchase, { orderId: purchase.id, shipmentIds }, { imageType: 'PNG' } as PreparedShipment);
      // Some recordings buy with the call that creates, which we never do.
      expect(sale !== null).toBe(Boolean((answer as any).tracking_code));
    },
  );

  test.each(recordings.filter(({ status }) => status >= 400))('$name: nothing of a refusal is lost', ({ answer }) => {
    const { error } = answer as any;
    const { code, words } = readError(answer);
    expect(code).toBe(error.code);
    for (const said of [error.message, ...error.errors.map((each: any) => each.message ?? each)])
      expect(words).toContain(said);
  });
});

/** What carriers say of an address, and what an account logs in with, has other members for each; and options that are given back. */
const OPEN = /verifications\.delivery\.details$|credentials$|^options(?:\.payment)?$/;

/** Every object in the value, and where it stands: items of a list count as one place. */
function placesIn(value: any, at = ''): { object: Record<string, unknown>; at: string }[] {
  if (Array.isArray(value)) return value.slice(0, 3).flatMap((item) => placesIn(item, at));
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, each]) => placesIn(each, at === '' ? name : `${at}.${name}`));
  return [{ object: value, at }, ...inner];
}

/** What was read, as the answer has it. */
const written = ({ id, mode, shipments, rates }: Purchase) => ({
  id,
  mode,
  rates: rates.map(writtenRate),
  shipments: shipments.map((each) => ({
    id: each.id,
    reference: each.reference,
    tracking_code: each.trackingCode,
    refund_status: each.refundStatus,
    labels: each.labels.map(({ url }) => url),
    label_format: each.labels[0]?.imageType,
    forms: each.forms.map(({ url, kind }) => [kind, url]),
    rates: each.rates.map(writtenRate),
    selected: each.selectedRate && writtenRate(each.selectedRate),
  })),
});

const writtenRate = (rate: Purchase['rates'][number]) => [
  ...[rate.id, rate.carrier, rate.service, rate.carrierAccountId],
  ...[rate.cost?.amount, rate.cost?.currency, rate.deliveryDays, rate.deliveryDate],
];

const recordedRate = (rate: any) => [
  ...[rate.id, rate.carrier, rate.service, rate.carrier_account_id],
  ...[rate.rate, rate.currency, rate.delivery_days, rate.delivery_date],
];

const recordedOf = (answer: any) => ({
  id: answer.id,
  mode: answer.mode,
  rates: answer.rates.map(recordedRate),
  shipments: (answer.shipments ?? [answer]).map((each: any) => {
    const label = each.postage_label ?? {};
    const links = [label.label_url, label.label_pdf_url, label.label_zpl_url, label.label_epl2_url];
    return {
      id: each.id,
      reference: each.reference || null,
      tracking_code: each.tracking_code,
      refund_status: each.refund_status,
      labels: links.filter(Boolean),
      label_format: label.label_file_type?.split('/')[1],
      forms: each.forms.map(({ form_type, form_url }: any) => [form_type, form_url]),
      rates: each.rates.map(recordedRate),
      selected: each.selected_rate && recordedRate(each.selected_rate),
    };
  }),
});
