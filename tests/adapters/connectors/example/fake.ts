import { describeBy, type Description } from '../description.ts';
import type { ConnectorFake, FakeSale } from '../faults.ts';
import { startFakeService } from '../fake-service.ts';
import { cornerDescription } from './description.ts';

interface Order {
  reference: string;
  parcels: number;
  sale: FakeSale | null;
}

/** What the service may do of itself. */
export interface CornerFake extends ConnectorFake {
  /** The next purchase finds the wallet empty. */
  emptyWallet(): void;
  /** The next purchase sells the first parcel only. */
  sellFirstOnly(): void;
  /** The next purchase answers 200 without selling. */
  sellNothing(): void;
  /** The next label is said to lie at another host, is gone, or is there at the second try. */
  misplaceLabel(how: 'elsewhere' | 'gone' | 'later'): void;
  /** What the labels of the parcels to come are, in their order; a PDF of no page where nothing is said. */
  draw(...labels: { imageType: string; bytes: Uint8Array }[]): void;
  /** The next manifest is refused in these words, or made later. */
  nextManifest(how: { words: string } | 'later'): void;
  /** Manifests that were asked for are made. */
  makeManifests(): void;
  /** The orders of each manifest. */
  manifests(): readonly (readonly string[])[];
}

export const KEY = 'TEST_corner-key';
/** A manifest of one empty page. */
export const FORM = Buffer.from(
  `%PDF-1.7
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>> endobj
trailer <</Root 1 0 R>>
%%EOF`,
);
const LABEL = Buffer.from('%PDF-1.7 a label of the corner');

/** The service at the corner, with its books. */
export async function startCorner(description: Description = describeBy(cornerDescription())): Promise<CornerFake> {
  const orders = new Map<string, Order>();
  let next: 'empty' | 'first-only' | 'nothing' | null = null;
  let label: 'elsewhere' | 'gone' | 'later' | null = null;
  let numbers = 0;
  const drawn = new Map<string, { imageType: string; bytes: Uint8Array }>();
  const toDraw: { imageType: string; bytes: Uint8Array }[] = [];
  const issue = () => {
    const number = `CORNER${++numbers}`;
    const own = toDraw.shift();
    if (own) drawn.set(number, own);
    return number;
  };
  const manifests = new Map<string, { orders: string[]; isMade: boolean }>();
  let manifest: { words: string } | 'later' | null = null;

  const shown = (id: string, { reference, parcels, sale }: Order) => ({
    id,
    reference,
    status: sale ? 'sold' : 'open',
    ...(sale && { price: { amount: '8.50', currency: 'USD' } }),
    parcels: Array.from({ length: parcels }, (_, index) => {
      const number = sale?.trackingNumbers[index];
      if (!number) return {};
      const host = label === 'elsewhere' ? 'http://127.0.0.2:1' : fake.url;
      const own = drawn.get(number);
      return {
        ...{ tracking_number: number, label_url: `${host}/labels/${number}` },
        ...(own && { label_format: own.imageType }),
      };
    }),
  });

  const shownManifest = (reference: string) => {
    const isMade = manifests.get(reference)?.isMade ?? false;
    return {
      ...{ reference, status: isMade ? 'made' : 'in_work', ids: isMade ? [`m-${reference}`] : [] },
      form_urls: isMade ? [`${fake.url}/forms/${reference}`] : [],
    };
  };

  const fake = await startFakeService(
    [
      {
        ...{ method: 'POST', path: '/v1/orders', step: 'order' },
        answer({ json }) {
          const id = `ord_${orders.size + 1}`;
          const order: Order = { reference: json.reference, parcels: json.parcels.length, sale: null };
          orders.set(id, order);
          return { status: 201, json: shown(id, order) };
        },
      },
      {
        ...{ method: 'GET', path: '/v1/orders/{id}' },
        answer(_, id = '') {
          const order = orders.get(id);
          return order ? { json: shown(id, order) } : { status: 404, json: { message: 'No such order' } };
        },
      },
      {
        ...{ method: 'POST', path: '/v1/orders/{id}/buy', step: 'buy' },
        answer(_, id = '') {
          const order = orders.get(id);
          if (!order) return { status: 404, json: { message: 'No such order' } };
          if (order.sale) return { status: 409, json: { message: 'Sold already' } };
          const how = next;
          next = null;
          if (how === 'empty') return { status: 402, json: { message: 'The wallet is empty' } };
          if (how === 'nothing') return { json: shown(id, order) };
          const sold = how === 'first-only' ? 1 : order.parcels;
          order.sale = { trackingNumbers: Array.from({ length: sold }, issue) };
          return { json: shown(id, order) };
        },
      },
      {
        ...{ method: 'POST', path: '/v1/orders/{id}/refund' },
        answer: () => ({ json: { status: 'submitted' } }),
      },
      {
        ...{ method: 'POST', path: '/v1/manifests', step: 'manifest' },
        answer({ json: { reference, orders: wanted } }) {
          const how = manifest;
          manifest = null;
          if (how !== null && how !== 'later') return { status: 422, json: { message: how.words } };
          if (manifests.has(reference)) return { status: 409, json: { message: 'Made already' } };
          manifests.set(reference, { orders: wanted, isMade: how !== 'later' });
          return { status: 201, json: shownManifest(reference) };
        },
      },
      {
        ...{ method: 'GET', path: '/v1/manifests/{id}', step: 'follow' },
        answer: (_, id = '') =>
          manifests.has(id) ? { json: shownManifest(id) } : { status: 404, json: { message: 'No such manifest' } },
      },
      { ...{ method: 'GET', path: '/forms/{id}', undescribed: true }, answer: () => ({ bytes: FORM }) },
      {
        ...{ method: 'GET', path: '/v1/carriers' },
        answer({ headers }) {
          if (headers['api-key'] !== KEY) return { status: 401, json: { message: 'No such key' } };
          const services = [
            { code: 'walk', name: 'On foot', max_lb: 20 },
            { code: 'bike', name: 'By bicycle', max_lb: 40 },
          ];
          return { json: { carriers: [{ id: 'c-1', code: 'legs', name: 'Legs & Wheels', services }] } };
        },
      },
      {
        ...{ method: 'POST', path: '/v1/rates', step: 'rates' },
        answer: () => ({ json: { rates: [{ service: 'walk', amount: '8.50', days: 2 }] } }),
      },
      {
        ...{ method: 'GET', path: '/labels/{number}', step: 'label', undescribed: true },
        answer(_, number = '') {
          if (label === null) return { bytes: drawn.get(number)?.bytes ?? LABEL };
          if (label === 'later') label = null;
          return { status: 404, json: {} };
        },
      },
    ],
    description,
  );

  return {
    ...fake,
    sales: () => [...orders.values()].flatMap(({ sale }) => sale ?? []),
    heal() {
      fake.heal();
      next = null;
      label = null;
      manifest = null;
    },
    draw: (...labels) => void toDraw.push(...labels),
    nextManifest: (how) => void (manifest = how),
    makeManifests: () => manifests.forEach((each) => (each.isMade = true)),
    manifests: () => [...manifests.values()].map((each) => each.orders),
    emptyWallet: () => void (next = 'empty'),
    sellFirstOnly: () => void (next = 'first-only'),
    sellNothing: () => void (next = 'nothing'),
    misplaceLabel: (how) => void (label = how),
  };
}
