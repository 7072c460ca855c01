import { guarded, startFakeService, type FakeCall, type FakeRoute } from '../connectors/fake-service.ts';
import type { ConnectorFake } from '../connectors/faults.ts';
import {
  easypostDescribed,
  hasKey,
  inactiveKey,
  keyOf,
  missing,
  refusal,
  soldAndRefused,
  tricked,
  type Trick,
} from './refusals.ts';
import { openScanForms, type ScanForms } from './manifest/scan-forms.ts';
import { rateOf, shownOrder, shownQuestion, shownShipment, type Booked } from './shown.ts';
import { CARRIER_ACCOUNTS, CARRIERS, fileNamed, LABELS, messageOf, quotesOf } from './stock.ts';

/* eslint-disable @typescript-eslint/no-explicit-any -- what was sent, as it came */

export interface EasypostFake extends ConnectorFake {
  /** The next purchase goes so. */
  play(trick: Trick): void;
  /** Labels lie at another host, are gone, or are there at the second try; or only invoices are gone. */
  misplaceLabels(how: 'elsewhere' | 'gone' | 'later' | 'no-invoice' | null): void;
  /** Labels are made in this format, whatever was wanted. */
  makeLabelsAs(format: string | null): void;
  /** What becomes of refunds from now on. */
  refunds(status: string | null): void;
  /** Services that the carrier account offers, with what they cost. */
  offers: Map<string, string>;
  /** What the carrier says where it offers nothing. */
  says: string[];
  /** Commercial invoices are made, too. */
  withInvoices: boolean;
  /** Whether the answers are of the other mode than the key. */
  isOtherMode: boolean;
  scanForms: ScanForms;
  /** Whether an order is shown without its shipments. */
  hidesShipments: boolean;
}

/** EasyPost with its books, held against our own description of it. */
export async function startEasypost(): Promise<EasypostFake> {
  const shipments = new Map<string, Booked>();
  const orders = new Map<string, { sent: any; shipments: Booked[] }>();
  let trick: Trick | null = null;
  let labels: 'elsewhere' | 'gone' | 'later' | 'no-invoice' | null = null;
  let format: string | null = null;
  let refundStatus: string | null = 'submitted';
  let numbers = 0;
  const newId = (kind: string) => `${kind}_${String(++numbers).padStart(32, '0')}`;
  const own = {
    offers: new Map([['A_GROUND', '5.93']]),
    says: [] as string[],
    withInvoices: false,
    isOtherMode: false,
    scanForms: openScanForms({ host: () => fake.url, shipments }),
    hidesShipments: false,
  };

  const isTest = (call: FakeCall) => keyOf(call).startsWith('EZTK') !== own.isOtherMode;

  const quotesFor = (accounts?: string[]) => quotesOf(own.offers, accounts);
  const messages = () => own.says.map(messageOf);

  function book(sent: any, call: FakeCall, orderId: string | null): Booked {
    const id = newId('shp');
    const mode = isTest(call) ? 'test' : 'production';
    const rates = quotesFor(sent.carrier_accounts).map((quote) => rateOf(quote, mode, id));
    const booked: Booked = {
      ...{ id, orderId, mode, sent, rates, messages: messages(), trackingCode: null, rate: null, insurance: null },
      ...{ label: null, turned: {}, forms: [], refundStatus: null },
    };
    shipments.set(id, booked);
    return booked;
  }

  const host = () => (labels === 'elsewhere' ? 'http://127.0.0.2:1' : fake.url);

  function sell(booked: Booked, rate: any, hasLabel = true): void {
    booked.trackingCode = `EP${String(++numbers).padStart(10, '0')}`;
    booked.rate = rate;
    const made = format ?? booked.sent.options?.label_format ?? 'PNG';
    const { type = '' } = LABELS[made] ?? {};
    if (hasLabel) booked.label = { url: `${host()}/files/${booked.id}.${made.toLowerCase()}`, type };
    if (own.withInvoices && booked.sent.customs_info) {
      const known = { object: 'Form', id: newId('form'), created_at: '', updated_at: '', mode: booked.mode };
      const form_url = `${host()}/files/${booked.id}-invoice.pdf`;
      booked.forms.push({ ...known, form_type: 'commercial_invoice', form_url, submitted_electronically: null });
    }
  }

  const byReference = <T extends { sent: any }>(all: Map<string, T>, id: string) =>
    all.get(id) ?? [...all.values()].find(({ sent }) => sent.reference === id);
  const total = (booked: Booked[]) => (service: string) =>
    (Number((own.offers.get(service) ?? '0').replace('.', '')) * booked.length).toString().replace(/(..)$/, '.$1');
  const shownById = (id: string) => {
    const found = [...orders].find(([known, { sent }]) => known === id || sent.reference === id);
    return found
      ? { json: shownOrder(found[0], found[1].sent, found[1].shipments, total(found[1].shipments)) }
      : missing();
  };

  const routes: FakeRoute[] = [
    ...own.scanForms.routes,
    {
      ...{ method: 'POST', path: '/v2/shipments', step: 'create' },
      answer: (call) => ({ status: 201, json: shownShipment(book(call.json.shipment, call, null)) }),
    },
    {
      ...{ method: 'GET', path: '/v2/shipments' },
      answer: () => ({ json: { shipments: [], has_more: false } }),
    },
    {
      ...{ method: 'GET', path: '/v2/shipments/{id}', step: 'read' },
      answer: (_, id = '') => {
        const booked = byReference(shipments, id);
        return booked ? { json: { ...shownShipment(booked), scan_form: own.scanForms.ofShipment(id) } } : missing();
      },
    },
    {
      ...{ method: 'POST', path: '/v2/shipments/{id}/buy', step: 'buy' },
      answer: (call, id = '') => {
        const booked = shipments.get(id);
        const rate = booked?.rates.find((each) => each.id === call.json.rate.id);
        if (!booked || !rate) return missing();
        if (booked.trackingCode) return refusal(422, 'SHIPMENT.POSTAGE.EXISTS', 'Postage already exists.');
        const how = trick;
        trick = null;
        const said = tricked(how, 'SHIPMENT');
        if (said) return said;
        if (how === 'nothing') return { json: shownShipment(booked) };
        booked.insurance = call.json.insurance === undefined ? null : String(call.json.insurance);
        sell(booked, rate, how !== 'no-label-yet');
        return soldAndRefused(how) ?? { json: shownShipment(booked) };
      },
    },
    {
      ...{ method: 'POST', path: '/v2/shipments/{id}/refund', step: 'refund' },
      answer: (_, id = '') => {
        const booked = shipments.get(id);
        if (!booked?.trackingCode) return missing();
        if (refundStatus === null)
          return refusal(422, 'SHIPMENT.REFUND.UNAVAILABLE', 'The label was used and cannot be refunded.');
        booked.refundStatus = refundStatus;
        return { json: shownShipment(booked) };
      },
    },
    {
      ...{ method: 'GET', path: '/v2/shipments/{id}/label', step: 'convert' },
      answer: ({ query }, id = '') => {
        const booked = shipments.get(id);
        const wanted = query.get('file_format') ?? '';
        if (!booked?.label) return missing();
        booked.turned[wanted] = `${host()}/files/${id}.${wanted.toLowerCase()}`;
        return { json: shownShipment(booked) };
      },
    },
    {
      ...{ method: 'POST', path: '/v2/orders', step: 'order' },
      answer: (call) => {
        const { order } = call.json;
        const id = newId('order');
        const { shipments: sent, reference: _, ...shared } = order;
        const booked = sent.map((each: any) => book({ ...shared, ...each }, call, id));
        orders.set(id, { sent: order, shipments: booked });
        return { status: 201, ...shownById(id) };
      },
    },
    {
      ...{ method: 'GET', path: '/v2/orders/{id}', step: 'read' },
      answer: (_, id = '') => {
        const { json, ...rest } = shownById(id);
        return { ...rest, json: own.hidesShipments ? { ...json, shipments: [] } : json };
      },
    },
    {
      ...{ method: 'POST', path: '/v2/orders/{id}/buy', step: 'buy-order' },
      answer: (call, id = '') => {
        const order = orders.get(id);
        if (!order) return missing();
        const how = trick;
        trick = null;
        const said = tricked(how, 'ORDER');
        if (said) return said;
        const isPart = how === 'first-only' || how === 'first-only-refused';
        for (const booked of order.shipments.slice(0, isPart ? 1 : undefined)) {
          const rate = booked.rates.find((each) => each.service === call.json.service);
          if (how !== 'nothing') sell(booked, rate);
        }
        return how === 'first-only-refused'
          ? refusal(422, 'ORDER.POSTAGE.FAILURE', 'Unable to buy.', ['The second parcel is too heavy.'])
          : shownById(id);
      },
    },
    {
      ...{ method: 'POST', path: '/beta/rates', step: 'quote' },
      answer: (call) => {
        const { shipment: sent } = call.json;
        const mode = isTest(call) ? 'test' : 'production';
        const rates = quotesFor(sent.carrier_accounts).map((quote) => rateOf(quote, mode, null));
        return { json: { ...shownQuestion(sent), rates, messages: messages() } };
      },
    },
    {
      ...{ method: 'GET', path: '/v2/carrier_accounts', step: 'accounts' },
      answer: (call) =>
        isTest(call)
          ? refusal(403, 'MODE.UNAUTHORIZED', 'This resource requires a production API Key to access.')
          : { json: CARRIER_ACCOUNTS },
    },
    {
      ...{ method: 'GET', path: '/v2/metadata/carriers', step: 'carriers' },
      answer: () => ({ json: { carriers: CARRIERS } }),
    },
    {
      ...{ method: 'GET', path: '/files/{name}', step: 'label', undescribed: true },
      answer(_, name = '') {
        const isAway = labels === 'gone' || labels === 'later' || (labels === 'no-invoice' && name.includes('invoice'));
        if (labels === 'later') labels = null;
        return isAway ? { status: 404, json: {} } : fileNamed(name);
      },
    },
  ];
  const fake = await startFakeService(guarded(routes, hasKey, inactiveKey), easypostDescribed());

  return Object.assign(own, {
    ...fake,
    sales: () => {
      const alone = [...shipments.values()].filter(({ orderId }) => orderId === null).map((booked) => [booked]);
      const all = [...alone, ...[...orders.values()].map((order) => order.shipments)];
      const sold = all.map((each) => each.flatMap(({ trackingCode }) => trackingCode ?? []));
      return sold.filter((each) => each.length > 0).map((trackingNumbers) => ({ trackingNumbers }));
    },
    heal() {
      fake.heal();
      [trick, labels, format, refundStatus] = [null, null, null, 'submitted'];
      own.offers.set('A_GROUND', '5.93');
      Object.assign(own, { withInvoices: false, isOtherMode: false, hidesShipments: false, says: [] });
    },
    play: (how: Trick) => void (trick = how),
    misplaceLabels: (how: typeof labels) => void (labels = how),
    makeLabelsAs: (wanted: string | null) => void (format = wanted),
    refunds(status: string | null) {
      refundStatus = status;
      for (const booked of shipments.values())
        if (booked.refundStatus !== null && status !== null) booked.refundStatus = status;
    },
  });
}
