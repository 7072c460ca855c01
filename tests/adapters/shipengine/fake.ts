import type { ConnectorFake } from '../connectors/faults.ts';
import {
  guarded,
  startFakeService,
  type FakeAnswer,
  type FakeCall,
  type FakeRoute,
} from '../connectors/fake-service.ts';
import { errorsOf, labelBytes, shownInV2, shownLabel, type FakeLabel, type Giving } from './answers.ts';
import { describedAs } from './description.ts';
import { openManifests } from './manifests.ts';
import { carriersOf, ratesFor } from './catalogue.ts';

export const TEST_KEY = 'TEST_key/of+the/fake';
export const LIVE_KEY = 'key/of+the/fake';
export type ProfileName = 'SHIPENGINE' | 'SHIPSTATION';

/** What the next purchase does; `sold` is whether a label is in the books then. */
export type NextPurchase =
  | { kind: 'refuse'; status?: number; errors: Parameters<typeof errorsOf>[0][]; sold?: boolean }
  | { kind: 'processing' | 'error' | 'first-only' };

export interface ShipengineFake extends ConnectorFake {
  next(purchase: NextPurchase): void;
  /** How labels are given from now on, until it is healed. */
  give(giving: Giving): void;
  /** Links lead to another host, or to nothing, until it is healed. */
  misplace(how: 'elsewhere' | 'gone'): void;
  /** What the next void answers, in place of voiding. */
  refuseVoid(message: string, reason: string): void;
  labels: FakeLabel[];
  /** The next manifests are made later, or refused in these words. */
  nextManifest(how: 'later' | { words: string }): void;
  /** Manifests that were asked for are made. */
  makeManifests(): void;
  /** The label is on a manifest of its own, which is made later. */
  takeOffManifest(labelId: string): void;
  /** The label ids of each manifest. */
  manifests(): string[][];
  /** Labels that were being made are done. */
  finish(): void;
  /** The request of the newest purchase. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- it is looked at freely
  bought(): any;
}

/** The service, with its books: one of the two profiles. */
export async function startShipengine(profile: ProfileName = 'SHIPENGINE'): Promise<ShipengineFake> {
  const v = profile === 'SHIPENGINE' ? '/v1' : '/v2';
  const labels: FakeLabel[] = [];
  /** Our own ids of shipments by the service's; a second shipment with one is refused. */
  const shipments = new Map<string, string>();
  let next: NextPurchase | null = null;
  let giving: Giving = 'inline';
  let place: 'elsewhere' | 'gone' | null = null;
  let voidRefusal: { message: string; reason_code: string } | null = null;
  let numbers = 0;
  const made = openManifests(() => `${fake.url}${v}/downloads/1/abc`, profile === 'SHIPSTATION');

  const notFound = (message: string): FakeAnswer => ({
    status: 404,
    json: errorsOf({ source: source(), type: 'validation', code: 'invalid_identifier', message }),
  });
  const source = () => (profile === 'SHIPENGINE' ? 'shipengine' : 'ShipStation');
  const invalid = (code: string, message: string, field?: string): FakeAnswer => ({
    status: 400,
    json: errorsOf({ source: source(), code, message, ...(field !== undefined && { field }) }),
  });

  function show(label: FakeLabel, isInline: boolean) {
    const files = place === 'elsewhere' ? 'http://127.0.0.2:1' : `${fake.url}${v}/downloads/1/abc`;
    const how = giving === 'inline' && !isInline ? 'links' : giving;
    const shown = shownLabel(label, { giving: how, files });
    return profile === 'SHIPENGINE' ? shown : shownInV2(shown);
  }

  function buy({ json, headers }: FakeCall): FakeAnswer {
    const { shipment } = json;
    const ownId = shipment.external_shipment_id;
    const carrier = carriersOf(String(headers['api-key'])).find(({ carrier_id: id }) => id === shipment.carrier_id);
    if (!carrier) return invalid('invalid_identifier', `Invalid carrier_id: ${shipment.carrier_id}`, 'carrier_id');
    if (!carrier.services.some(({ service_code: code }) => code === shipment.service_code))
      return invalid('invalid_field_value', `${shipment.service_code} is no service of the carrier`, 'service_code');
    if (shipments.has(ownId)) return invalid('identifier_conflict', 'external_shipment_id must be unique', 'shipment');
    const id = `se-${10_000_000 + shipments.size}`;
    shipments.set(ownId, id);
    const how = next;
    next = null;
    if (how?.kind === 'refuse' && !how.sold) return { status: how.status ?? 400, json: errorsOf(...how.errors) };
    const sold = how?.kind === 'error' ? 0 : how?.kind === 'first-only' ? 1 : shipment.packages.length;
    const label: FakeLabel = {
      ...{ id: `se-${20_000_000 + labels.length}`, shipmentId: id, ownId, request: json },
      trackingNumbers: Array.from({ length: sold }, () => `7946${String(++numbers).padStart(8, '0')}`),
      status: how?.kind === 'processing' || how?.kind === 'error' ? how.kind : 'completed',
    };
    labels.push(label);
    if (how?.kind === 'refuse') return { status: how.status ?? 400, json: errorsOf(...how.errors) };
    return { json: show(label, json.label_download_type === 'inline') };
  }

  function giveBack(_: FakeCall, id = ''): FakeAnswer {
    const label = labels.find((each) => each.id === id);
    if (!label) return notFound(`There is no label ${id}`);
    if (voidRefusal) {
      const json = { approved: false, ...voidRefusal };
      voidRefusal = null;
      return { json };
    }
    if (label.status === 'voided')
      return { json: { approved: false, message: 'It was voided before.', reason_code: 'label_already_voided' } };
    label.status = 'voided';
    return { json: { approved: true, message: 'Request for refund submitted.' } };
  }

  const inline = ({ query }: FakeCall) => query.get('label_download_type') === 'inline';
  const page = { total: 0, page: 1, pages: 1, links: { first: {}, last: {}, prev: {}, next: {} } };
  const link = { href: 'https://api.shipengine.com/v1/labels?page=1' };

  const routes: FakeRoute[] = [
    { method: 'POST', path: `${v}/labels`, step: 'buy', answer: buy },
    {
      ...{ method: 'GET', path: `${v}/labels`, step: 'look-up' },
      answer({ query }) {
        const found = labels.filter(({ shipmentId }) => shipmentId === query.get('shipment_id'));
        const links = { ...page.links, first: link, last: link };
        return { json: { ...page, links, total: found.length, labels: found.map((label) => show(label, false)) } };
      },
    },
    {
      ...{ method: 'GET', path: `${v}/shipments/external_shipment_id/{id}`, step: 'look-up' },
      answer(_, id = '') {
        const shipmentId = shipments.get(id);
        if (shipmentId === undefined) return notFound(`There is no shipment ${id}`);
        return { json: shownShipment(shipmentId, id) };
      },
    },
    {
      ...{ method: 'GET', path: `${v}/labels/{id}`, step: 'look-up' },
      answer(call, id = '') {
        const label = labels.find((each) => each.id === id);
        return label ? { json: show(label, inline(call)) } : notFound(`There is no label ${id}`);
      },
    },
    { method: 'PUT', path: `${v}/labels/{id}/void`, step: 'void', answer: giveBack },
    {
      ...{ method: 'GET', path: `${v}/carriers`, step: 'carriers' },
      answer({ headers }) {
        // Only v1 says whether a carrier was approved.
        const carriers = carriersOf(String(headers['api-key'])).filter(
          (carrier) => profile === 'SHIPENGINE' || !('connection_status' in carrier),
        );
        return { json: { carriers, ...errorsOf() } };
      },
    },
    ...made.routes(v, (message) => invalid('invalid_status', message)),
    { method: 'POST', path: `${v}/rates`, step: 'rates', answer: ({ json }) => ({ json: ratesFor(json) }) },
    {
      ...{ method: 'GET', path: `${v}/downloads/1/abc/{file}`, step: 'label', undescribed: true },
      answer(_, file = '') {
        if (place === 'gone') return { status: 404, json: {} };
        const [name = '', format = ''] = file.split('.');
        return { bytes: labelBytes(format, Number(name.split('_')[1] ?? 1)) };
      },
    },
  ];
  if (profile === 'SHIPENGINE')
    routes.push({
      ...{ method: 'GET', path: `${v}/labels/external_shipment_id/{id}`, step: 'look-up' },
      answer(call, id = '') {
        const label = labels.find((each) => each.ownId === id);
        return label ? { json: show(label, inline(call)) } : notFound(`There is no label of ${id}`);
      },
    });

  const hasKey = ({ headers }: FakeCall) => [TEST_KEY, LIVE_KEY].includes(String(headers['api-key']));
  const noKey = (): FakeAnswer => {
    const error = { source: source(), type: 'security', code: 'unauthorized', message: 'The API key is invalid.' };
    return { status: 401, json: errorsOf(error) };
  };

  function shownShipment(shipmentId: string, ownId: string) {
    const { shipment } = labels.find((label) => label.ownId === ownId)?.request ?? { shipment: emptyShipment };
    const { products: _, ...members } = shipment;
    return {
      ...{
        confirmation: 'none',
        customs: null,
        insurance_provider: 'none',
        advanced_options: {},
        return_to: members.ship_from,
      },
      ...members,
      ...{ shipment_id: shipmentId, external_shipment_id: ownId, shipment_status: 'pending', warehouse_id: null },
      ...{ ship_date: '2026-03-02T00:00:00Z', created_at: '2026-03-02T09:00:00Z', modified_at: '2026-03-02T09:00:00Z' },
      ...{ tags: [], total_weight: { value: 2.5, unit: 'pound' } },
    };
  }

  const fake = await startFakeService(guarded(routes, hasKey, noKey), describedAs(profile));
  return {
    ...fake,
    labels,
    sales: () => labels.filter(({ status }) => status !== 'error').map(({ trackingNumbers }) => ({ trackingNumbers })),
    heal() {
      fake.heal();
      next = null;
      giving = 'inline';
      place = null;
      voidRefusal = null;
    },
    nextManifest: made.next,
    makeManifests: made.makeAll,
    takeOffManifest: made.takeOff,
    manifests: made.books,
    next: (purchase) => void (next = purchase),
    give: (how) => void (giving = how),
    misplace(how) {
      place = how;
      giving = 'links';
    },
    refuseVoid: (message, reason) => void (voidRefusal = { message, reason_code: reason }),
    finish() {
      for (const label of labels) if (label.status === 'processing') label.status = 'completed';
    },
    bought: () => fake.calls.findLast(({ method, path }) => method === 'POST' && path === `${v}/labels`)?.json,
  };
}

const address = {
  ...{ name: 'A', phone: '1', address_line1: '1 Main St', city_locality: 'Austin', state_province: 'TX' },
  ...{ postal_code: '78756', country_code: 'US', address_residential_indicator: 'unknown' },
};
const emptyShipment = {
  ...{ carrier_id: 'se-111111', service_code: 'fedex_ground', ship_to: address, ship_from: address },
  packages: [{ weight: { value: 1, unit: 'pound' } }],
};
