import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { labelOf, problemAnswer, saleAnswer, type Order } from './answers.ts';
import { behaviourNamed, momentNamed, type Behaviour, type Moment } from './behaviour.ts';
import { answerSold, passSlowly, refuse, send } from './misbehave.ts';
import { openSalesJournal, type Sale } from './sales-journal.ts';

export interface CarrierOptions {
  journalPath: string;
  /** Labels by link instead of in the answer. */
  labels?: 'base64' | 'url';
  /** How long a purchase takes. */
  delayMs?: number;
  /** How many it sells; whatever would be more waits until `sellUpTo` lets it. */
  stock?: number;
  /** Called at the moments of purchases whose item code names one. */
  atMoment?(moment: Moment): void;
  /** Where a label link leads for `label-elsewhere`. */
  elsewhere?: string;
}

export interface CarrierServer {
  url: string;
  /** Everything that was asked of it. */
  calls: { method: string; path: string; headers: IncomingMessage['headers']; body: string }[];
  sales(): Sale[];
  /** The moment at which something is to happen, for those that come before or without a purchase's body. */
  awaitMoment(moment: Moment | null): void;
  /** How many it sells from now on, all told. */
  sellUpTo(count: number): void;
  /** Somebody voids all that it has sold, or asks for it where that is decided later. */
  voidAll(how?: 'at-once' | 'decided-later'): void;
  /** Tokens it has given out stop working. */
  revokeTokens(): void;
  close(): Promise<void>;
}

export const KEYS = { accessKey: 'AK-carrier', secretKey: 'SK-carrier-secret' };
/** Of another of its clients. Beside both it takes every fixed token `fixed-token…`, each as a client of its own. */
export const OTHER_KEYS = { accessKey: 'AK-other', secretKey: 'SK-other-secret' };

/**
 * A service that speaks the contract and sells every purchase it is sent, an equal transactionId too: whoever sends twice pays twice, and the
 * journal shows it. It fails in every way that it is asked to.
 */
export async function startCarrierServer(options: CarrierOptions): Promise<CarrierServer> {
  const journal = openSalesJournal(options.journalPath);
  /** By client and transactionId: a client knows its own transactions only. */
  const orders = new Map<string, { order: Order; sale: Sale }>();
  const clients = new Map<string, string>();
  const voided = new Map<Sale, 'at-once' | 'decided-later'>();
  const calls: CarrierServer['calls'] = [];
  const asked = new Map<string, number>();
  /** Of moments that come before, or without, a purchase's body: set beforehand. */
  let awaited: Moment | null = null;
  let stock = options.stock ?? Number.POSITIVE_INFINITY;
  let restocked = Promise.withResolvers<null>();
  let tokens = 0;
  let validFrom = 1;

  const server: Server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  server.on('connection', () => reach('connected'));
  const reach = (moment: Moment) => awaited === moment && options.atMoment?.(moment);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const { pathname } = new URL(url, 'http://carrier');
    if (method === 'POST' && pathname.endsWith('/shipment')) reach('request-begun');
    const body = await bodyOf(request);
    calls.push({ method, path: pathname, headers, body });
    if (pathname === '/oauth/token') return giveToken(headers, response);
    if (pathname.startsWith('/labels/')) return giveLabel(pathname, response);
    const token = Number(/^Bearer token-([0-9]+)$/.exec(headers.authorization ?? '')?.[1] ?? 0);
    const fixed = /^Bearer (fixed-token.*)$/.exec(headers.authorization ?? '')?.[1];
    const client = fixed ?? clients.get(`token-${token}`) ?? '';
    if (token < validFrom && fixed === undefined) {
      return send(response, 401, problemAnswer(401, 'TOKEN_INVALID', 'not_made'));
    }
    if (method === 'POST' && pathname === '/cloud-ship-service/v1/shipment') {
      return purchase(client, JSON.parse(body) as Order & { itemLines: { itemCode?: string }[] }, response);
    }
    if (pathname === '/cloud-boot-manager/api/v1/carriers') {
      return send(response, 200, { success: true, data: [{ carrierId: 'theirs' }] });
    }
    const id = /^\/station\/v1\/shipments\/by-transaction\/(.+)$/.exec(pathname)?.[1];
    if (method === 'GET' && id !== undefined) return lookUp(client, decodeURIComponent(id), response);
    return send(response, 404, problemAnswer(404, 'NOT_FOUND', 'not_made'));
  }

  function giveToken(headers: IncomingMessage['headers'], response: ServerResponse): void {
    const basic = ({ accessKey, secretKey }: typeof KEYS) =>
      `Basic ${Buffer.from(`${accessKey}:${secretKey}`).toString('base64')}`;
    const keys = [KEYS, OTHER_KEYS].find((known) => basic(known) === headers.authorization);
    if (!keys) return send(response, 401, { error: 'invalid_client' });
    tokens += 1;
    clients.set(`token-${tokens}`, keys.accessKey);
    return send(response, 200, { access_token: `token-${tokens}`, token_type: 'Bearer', expires_in: 3600 });
  }

  async function purchase(
    client: string,
    order: Order & { itemLines: { itemCode?: string }[] },
    response: ServerResponse,
  ) {
    const itemCode = order.itemLines[0]?.itemCode;
    const moment = momentNamed(itemCode);
    const pass = (at: Moment) => moment === at && options.atMoment?.(at);
    if (options.delayMs) await new Promise((resolve) => setTimeout(resolve, options.delayMs));
    while (journal.sales().length >= stock) await restocked.promise;
    // Whoever has gone while it waited buys nothing.
    if (response.destroyed) return;
    pass('request-read');
    if (moment === null && refuse(behaviourNamed(itemCode), response)) return;
    const sale = sell(client, order);
    pass('sold');
    const text = JSON.stringify(answerOf(order, sale, behaviourNamed(itemCode)));
    if (moment !== null) return passSlowly(text, response, pass);
    answerSold(behaviourNamed(itemCode), text, response);
  }

  function sell(client: string, order: Order): Sale {
    const count = journal.sales().length;
    const sale: Sale = {
      transactionId: order.transactionId,
      itemIds: order.itemLines.map(({ itemTransactionId }) => itemTransactionId),
      trackingNumbers: order.itemLines.map((_, index) => `UP${String(count + 1).padStart(8, '0')}${index}`),
    };
    journal.append(sale);
    orders.set(`${client} ${order.transactionId}`, { order, sale });
    return sale;
  }

  function answerOf(order: Order, sale: Sale, behaviour: Behaviour) {
    const labelled = behaviour.startsWith('label-');
    const asLinks = options.labels === 'url' || (labelled && behaviour !== 'label-broken-base64');
    const host = behaviour === 'label-elsewhere' ? (options.elsewhere ?? url) : url;
    const whole = saleAnswer(order, sale, {
      labelsAt: asLinks ? `${host}/labels/${labelled ? behaviour : 'label'}/` : null,
      ...(behaviour === 'label-broken-base64' && {
        fileBase64: () => Buffer.from('MZ\x90 a program').toString('base64'),
      }),
    });
    const shipments = whole.data.transactionShipments;
    if (behaviour === 'one-short') shipments.pop();
    if (behaviour === 'no-number') shipments.forEach((shipment) => (shipment.trackingNumber = ''));
    return whole;
  }

  function lookUp(client: string, id: string, response: ServerResponse): void {
    const known = orders.get(`${client} ${id}`);
    if (!known) return send(response, 404, problemAnswer(404, 'NOT_FOUND', 'not_made'));
    const stored = {
      state: voided.get(known.sale) === 'at-once' ? 'VOIDED' : 'LABELLED',
      voidSubmittedAt: voided.get(known.sale) === 'decided-later' ? new Date().toISOString() : null,
      shipmentId: 'x',
      acceptedAt: new Date().toISOString(),
    };
    return send(response, 200, { ...saleAnswer(known.order, known.sale, { labelsAt: null }), ...stored });
  }

  function giveLabel(pathname: string, response: ServerResponse): void {
    const [, , kind = '', number = ''] = pathname.split('/');
    const times = (asked.get(pathname) ?? 0) + 1;
    asked.set(pathname, times);
    const label = labelOf(number);
    reach('label-asked');
    if (kind === 'label-404' || (kind === 'label-once-404' && times === 1)) return send(response, 404, {});
    if (kind === 'label-slow')
      return void response.writeHead(200, { 'content-type': 'application/pdf' }).flushHeaders();
    if (kind === 'label-redirect')
      return void response.writeHead(302, { location: `${url}/labels/label/${number}` }).end();
    if (kind === 'label-page')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sign in</p>');
    const large = kind === 'label-large' ? Buffer.alloc(11 * 1024 * 1024, 65) : Buffer.alloc(0);
    response.writeHead(200, { 'content-type': 'application/pdf' });
    if (awaited === 'label-half') return void response.write(label.subarray(0, 100), () => reach('label-half'));
    response.end(Buffer.concat([label, large]));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    calls,
    sales: () => journal.sales(),
    awaitMoment: (moment) => void (awaited = moment),
    sellUpTo(count) {
      stock = count;
      restocked.resolve(null);
      restocked = Promise.withResolvers();
    },
    voidAll: (how = 'at-once') => orders.forEach(({ sale }) => voided.set(sale, how)),
    revokeTokens: () => void (validFrom = tokens + 1),
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
