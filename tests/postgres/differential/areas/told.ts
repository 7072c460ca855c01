import fc from 'fast-check';
import type { NewInvoiceLine } from '#electron/engine/carrier-invoices/index.ts';
import type { WebhookRecord } from '#electron/engine/webhooks/webhook-store.ts';
import { carrierId, defined, limit, operation, others, some, word, type Area } from '../operation.ts';

const webhookId = others('w1', 'w2', 'w3');
const change = fc.record({
  name: some(word),
  cursor: some(others(0, 3)),
  failures: some(others(0, 1)),
  failingSince: some(fc.option(others(5))),
  states: some(fc.option(fc.subarray(['LABELLED' as const], { minLength: 1 }))),
  disabledReason: some(fc.option(others('GONE' as const))),
});
const delivery = (attempt: number) => ({
  ...{ messageId: `m${attempt}`, type: 'shipment.labelled', attempt, at: '2026-05-04T12:00:00.000Z' },
  ...{ delivered: true, status: 200, detail: 'It answered.', trouble: null },
});
const invoiceId = others('v1', 'v2', 'v3');
const difference = others('WEIGHT', 'SIZE', 'AMOUNT');
const lines = fc.uniqueArray(
  fc.record({
    number: others(1, 2, 3, 4),
    parcel: fc.option(others('p1', 'p2')),
    differences: fc.uniqueArray(difference),
  }),
  { selector: ({ number }) => number },
);
const lineOf = ({ number, parcel, differences }: { number: number; parcel: string | null; differences: string[] }) =>
  ({
    ...{ number, line: number + 1, parcel, shipmentId: null, packageNumber: null },
    billed: {
      ...{ trackingNumber: `T${number}`, reference: null, date: '2026-03-02', service: null, surcharges: null },
      ...{ weight: null, dimensions: null, amount: '10.05', currency: 'EUR' },
    },
    ...{ differences, expected: '10.05', difference: '0' },
  }) as NewInvoiceLine;

export const told: Area = {
  createWebhook: operation(
    'createWebhook',
    fc.tuple(webhookId, word, fc.option(others('client-1'))),
    ({ ledger }, [id, name, clientId]) =>
      ledger.webhooks.create({
        ...{
          id,
          name,
          url: 'https://shop.example/***',
          clientId,
          states: null,
          disabledReason: null,
          createdAt: ledger.now(),
        },
        ...{ cursor: 0, failures: 0, failingSince: null, nextAttemptAt: null, lastDeliveredAt: null },
      }),
  ),
  changeWebhook: operation(
    'changeWebhook',
    fc.tuple(webhookId, change, some(others(1, 2))),
    ({ ledger }, [id, given, attempt]) =>
      ledger.webhooks.change(id, defined(given), attempt === undefined ? undefined : delivery(attempt)),
  ),
  settle: operation(
    'settle',
    fc.tuple(webhookId, change, others(3, 4), others(0, 0, 1)),
    async ({ ledger }, [id, given, attempt, off]) => {
      const known = await ledger.webhooks.find(id);
      const tried = { ...(known ?? ({ id, url: '', cursor: 0, failures: 0, failingSince: null } as WebhookRecord)) };
      await ledger.webhooks.settle({ ...tried, cursor: tried.cursor + off }, defined(given), delivery(attempt));
    },
  ),
  webhooks: operation(
    'webhooks',
    fc.tuple(webhookId, others(false, false, true)),
    async ({ ledger }, [id, removes]) => [
      removes ? await ledger.webhooks.remove(id) : null,
      ...[await ledger.webhooks.list(), await ledger.webhooks.find(id), await ledger.webhooks.deliveries(id)],
    ],
  ),
  importInvoice: operation(
    'importInvoice',
    fc.record({
      id: invoiceId,
      carrierId,
      number: word,
      hash: others('h1', 'h2', 'h3'),
      lines,
      completes: others(true, true, false),
    }),
    async ({ ledger }, given) => {
      const { id, carrierId: of, number: invoiceNumber, hash: contentHash } = given;
      const { carrierInvoices: store } = ledger;
      const begun = await store.begin({
        ...{
          id,
          carrierId: of,
          invoiceNumber,
          contentHash,
          fileName: 'a.csv',
          importedAt: ledger.now(),
          importedBy: 'client-1',
        },
        ...{ lineCount: given.lines.length, reading: { mapping: {} } },
      });
      if (!begun) return begun;
      await store.addLines(id, given.lines.map(lineOf));
      if (given.completes)
        await store.complete(id, { differentCount: 1, unpricedCount: 0, unknownServices: [], totals: [], kinds: [] });
      return begun;
    },
  ),
  invoices: operation(
    'invoices',
    fc.record({ carrierId: some(carrierId), limit, number: word, id: invoiceId }),
    async ({ ledger }, { number, id, ...query }) => {
      const { carrierInvoices: store } = ledger;
      const first = await store.list(defined(query));
      const rest = first.next ? await store.list({ ...defined(query), cursor: first.next }) : null;
      return [
        ...[first.invoices, first.next !== null, rest?.invoices, await store.find(id), await store.findByContent('h1')],
        ...[
          await store.findByNumber('test-a', number),
          (await store.totals()).length,
          await store.recallReading('test-a'),
        ],
      ];
    },
  ),
  invoiceLines: operation(
    'invoiceLines',
    fc.record({ invoiceId, show: some(others('DIFFERENT', 'RIGHT', 'SIZE')), after: others(0, 2), limit }),
    async ({ ledger }, query) => [
      await ledger.carrierInvoices.lines(defined(query) as never),
      ...[await ledger.carrierInvoices.line(query.invoiceId, 2), await ledger.carrierInvoices.billed(['p1', 'p2'])],
    ],
  ),
  removeInvoice: operation('removeInvoice', invoiceId, ({ ledger }, id) => ledger.carrierInvoices.remove(id)),
  discardInvoices: operation('discardInvoices', fc.constant(null), async (side) => {
    await side.reopen();
    await side.ledger.carrierInvoices.discardIncomplete();
  }),
  readings: operation('readings', fc.tuple(carrierId, word), ({ ledger }, [of, currency]) =>
    ledger.carrierInvoices.rememberReading(of, { mapping: {}, currency }, ledger.now()),
  ),
};
