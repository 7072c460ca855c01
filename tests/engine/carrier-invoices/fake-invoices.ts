import { createCarrierInvoices } from '#electron/engine/carrier-invoices/index.ts';
import type {
  CarrierInvoiceRecord,
  CarrierInvoicesDeps,
  InvoicedShipment,
  NewInvoiceLine,
} from '#electron/engine/carrier-invoices/index.ts';
import { readCsv } from '#electron/tables/read-csv.ts';
import { writeCsv } from '#electron/tables/write-csv.ts';
import type { InvoiceReading } from '#shared/schema/invoices/invoice-reading.ts';
import type { Account } from '#shared/schema/accounts/account.ts';

/** A shipment with the tracking numbers of its packages. */
export type KnownShipment = InvoicedShipment & { trackingNumbers: string[]; transactionId: string };

export const CALLER = { clientId: 'client-1', scopes: ['admin'] } as never;
export const SERVICES = [
  { serviceCode: 'A_GROUND', name: 'Ground' },
  { serviceCode: 'A_EXPRESS', name: 'Express Saver' },
];
const NOON = Date.parse('2026-03-02T12:00:00Z');

export const shipmentOf = (id: string, more: Partial<KnownShipment> = {}): KnownShipment => ({
  ...{
    id,
    carrierId: 'test-a',
    clientId: 'client-1',
    state: 'LABELLED',
    acceptedAt: NOON,
    transactionId: `order-${id}`,
  },
  service: { ...SERVICES[0], domestic: true, international: false, isMultiPackageSupported: true } as never,
  packages: [packageOf()],
  cost: { amount: '10.00', currency: 'EUR' },
  ...{ manifestId: null, handedOver: [], trackingNumbers: [`T${id}`] },
  ...more,
});

export const packageOf = ({ kg = 2, sides = [30, 20, 10] } = {}): InvoicedShipment['packages'][number] => {
  const [length = 0, width = 0, height = 0] = sides;
  const measures = {
    weight: { units: 'KG' as const, value: kg },
    dimensions: { units: 'CM' as const, length, width, height },
  };
  return { entered: measures, transmitted: measures, billed: { weight: null } };
};

/** The module on a ledger in memory, with these shipments. */
export function fakeInvoices(
  shipments: readonly KnownShipment[],
  { scanned = [] as string[], closedAt = null as number | null, stopped = false } = {},
) {
  const kept: (CarrierInvoiceRecord & { contentHash: string; complete: boolean; lines: NewInvoiceLine[] })[] = [];
  const readings = new Map<string, InvoiceReading>();
  const complete = () => kept.filter((invoice) => invoice.complete);
  const one = (found: (invoice: (typeof kept)[number]) => boolean) => Promise.resolve(complete().find(found) ?? null);
  const byNumber = new Map(
    shipments.flatMap((shipment) =>
      shipment.trackingNumbers.map((each, index) => [each, { shipmentId: shipment.id, packageNumber: index + 1 }]),
    ),
  );
  const byTransaction = new Map(shipments.map(({ id, transactionId }) => [transactionId, id]));
  const byId = new Map(shipments.map((shipment) => [shipment.id, shipment]));

  const carrierInvoices: CarrierInvoicesDeps['ledger']['carrierInvoices'] = {
    async begin(invoice) {
      if (
        kept.some(
          ({ contentHash, carrierId, invoiceNumber }) =>
            contentHash === invoice.contentHash ||
            (carrierId === invoice.carrierId && invoiceNumber === invoice.invoiceNumber),
        )
      )
        return false;
      kept.push({ ...invoice, complete: false, lines: [] } as never);
      return true;
    },
    addLines: async (id, lines) => void kept.find((each) => each.id === id)?.lines.push(...lines),
    complete: async (id, findings) =>
      void Object.assign(kept.find((each) => each.id === id) ?? {}, findings, { complete: true }),
    discardIncomplete: async () => undefined,
    remove: async (id) =>
      kept.splice(
        kept.findIndex((each) => each.id === id),
        1,
      ).length === 1,
    find: (id) => one((each) => each.id === id),
    findByContent: (hash) => one((each) => each.contentHash === hash),
    findByNumber: (carrierId, number) => one((each) => each.carrierId === carrierId && each.invoiceNumber === number),
    list: async () => ({ invoices: complete(), next: null }),
    totals: async () => complete(),
    lines: async ({ invoiceId, after, limit }) =>
      (kept.find(({ id }) => id === invoiceId)?.lines ?? [])
        .toSorted((a, b) => a.number - b.number)
        .filter(({ number }) => number > after)
        .slice(0, limit),
    line: async (invoiceId, number) =>
      kept.find(({ id }) => id === invoiceId)?.lines.find((line) => line.number === number) ?? null,
    async billed(parcels) {
      const wanted = new Set(parcels);
      return complete().flatMap(({ id: invoiceId, invoiceNumber, lines }) =>
        lines.flatMap(({ parcel, packageNumber, number, billed: { amount, currency } }) =>
          parcel !== null && wanted.has(parcel)
            ? [{ parcel, packageNumber, invoiceId, invoiceNumber, number, amount, currency }]
            : [],
        ),
      );
    },
    recallReading: async (carrierId) => readings.get(carrierId) ?? null,
    rememberReading: async (carrierId, reading) => void readings.set(carrierId, reading),
  };
  const deps = {
    ledger: {
      carrierInvoices,
      invoicedShipments: {
        locate: async (names) =>
          names.map(({ trackingNumber, reference }) => {
            const shipmentId = byTransaction.get(reference ?? '');
            return byNumber.get(trackingNumber ?? '') ?? (shipmentId ? { shipmentId, packageNumber: null } : null);
          }),
        find: async (ids) => ids.flatMap((id) => byId.get(id) ?? []),
        scannedManifests: async (ids) => ids.filter((id) => scanned.includes(id)),
        lastClosedAt: async () => closedAt,
        handOver: async () => null,
      },
      accounts: { list: async () => [{ carrierId: 'test-a', services: SERVICES } as unknown as Account] },
      manifests: { find: async () => null },
      reads: { find: async () => null, journal: async () => [] },
      now: () => NOON,
    },
    adapters: {},
    tables: {
      writeCsv,
      readLong: async (bytes, maxRows, work) => {
        const { columns, rows } = readCsv(bytes, maxRows);
        const slices = async function* () {
          for (let from = 0; from < rows.length; from += 500) yield rows.slice(from, from + 500);
        };
        return work({ columns, rowCount: rows.length, head: rows.slice(0, 1000), slices });
      },
    },
  } satisfies CarrierInvoicesDeps;
  const begun = stopped ? AbortSignal.abort() : new AbortController().signal;
  const invoices = createCarrierInvoices(deps, { begun });

  return {
    ...invoices,
    kept,
    /** Imports a table, and gives all of its lines. */
    async judge(
      content: string | Uint8Array,
      { number = 'INV-1', ...reading }: { number?: string } & Partial<InvoiceReading> = {},
    ) {
      const invoice = await invoices.import(CALLER, {
        ...{ carrierId: 'test-a', invoiceNumber: number, fileName: 'invoice.csv' },
        contentBase64: Buffer.from(content).toString('base64'),
        ...(reading.mapping && { reading: { mapping: reading.mapping, ...reading } }),
      });
      return { invoice, lines: (await invoices.lines(invoice.id, { limit: 1_000_000 })).lines };
    },
  };
}
