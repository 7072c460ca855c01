import { request } from '../../helpers/requests.ts';
import type { Answer, Api } from '../../helpers/api.ts';
import { sha256 } from './books.ts';

/** What a client knows of one of its orders. */
export type Knowledge =
  /** Never sent, or proved not bought: may be sent. */
  | { kind: 'open' }
  /** Answered 200; what it was given, with the SHA-256 of each label and of the whole answer. */
  | { kind: 'bought'; trackingNumbers: string[]; labels: string[]; answer: string }
  /** It may have been bought: only a question is allowed. `because` of the answer, in a few words. */
  | { kind: 'doubt'; because?: string };

export interface Buyer {
  orders: Map<string, Knowledge>;
  /** The next thing that a careful client does for the order: sends it, or asks for it. Never throws. */
  advance(api: Api, id: string, itemCode?: string): Promise<Knowledge>;
}

/** One parcel; the station gives it the id `<transactionId>-1`, by which a sale is known again. */
export const orderBody = (itemCode = 'sell', carrierId = 'gateway') =>
  request({ carrierId, itemLines: [{ itemCode, weight: { units: 'LB', value: 2.5 } }] });

/** A client that keeps to the rules of the API: after a lost answer it asks, and sends again only what provably was not bought. */
export function createBuyer(): Buyer {
  const orders = new Map<string, Knowledge>();
  return {
    orders,
    async advance(api, id, itemCode) {
      const known = orders.get(id) ?? { kind: 'open' };
      if (known.kind === 'bought') return known;
      const next = await (known.kind === 'open' ? learn(() => api.ship(id, orderBody(itemCode))) : ask(api, id));
      orders.set(id, next);
      return next;
    },
  };
}

/** What the station has stored for the order. Never throws. */
export const ask = (api: Api, id: string): Promise<Knowledge> =>
  learn(() => api.get(`/station/v1/shipments/by-transaction/${encodeURIComponent(id)}?documents=base64`));

async function learn(call: () => Promise<Answer>): Promise<Knowledge> {
  try {
    return knowledgeIn(await call());
  } catch (error) {
    // No answer: whether it was bought is not known.
    return { kind: 'doubt', because: String(error) };
  }
}

/** What an answer tells of the order. */
export function knowledgeIn({ status, body }: Answer): Knowledge {
  if (status === 200) return bought(body.data);
  if (status === 404 || body.purchase === 'not_made') return { kind: 'open' };
  return { kind: 'doubt', because: `${status} ${body.code ?? body.state}: ${body.detail ?? ''}` };
}

interface Given {
  transactionShipments: { trackingNumber: string; packageDocuments: { fileBase64: string | null }[] }[];
}

/** Bought, but not with all its labels: the client asks again later. */
function bought(data: Given): Knowledge {
  const shipments = data.transactionShipments;
  const labels = shipments.flatMap(({ packageDocuments }) => packageDocuments.map(({ fileBase64 }) => fileBase64));
  if (labels.length < shipments.length || labels.some((label) => label === null))
    return { kind: 'doubt', because: 'it has not all its labels' };
  return {
    kind: 'bought',
    trackingNumbers: shipments.map(({ trackingNumber }) => trackingNumber),
    labels: labels.map((label) => sha256(Buffer.from(label ?? '', 'base64'))),
    answer: sha256(JSON.stringify(data)),
  };
}
