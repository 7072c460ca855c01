import type {
  CarrierInvoice,
  CarrierInvoiceDraft,
  CarrierInvoicePage,
  CarrierInvoicePreviewRequest,
} from '#shared/schema/invoices/carrier-invoice.ts';
import type { InvoiceLinePage, LinesShown } from '#shared/schema/invoices/invoice-line.ts';
import { EngineError } from '../engine-error.ts';
import type { Caller } from '../identity/index.ts';
import { atMost, createSlowLane } from '../concurrency/index.ts';
import type { Stopping } from '../stopping.ts';
import type { CarrierInvoicesDeps } from './deps.ts';
import { exportDifferences } from './export-differences.ts';
import { importInvoice, toInvoice } from './import-invoice.ts';
import { addTotals } from './judging/findings.ts';
import { previewInvoice } from './preview-invoice.ts';
import { readEvidence } from './read-evidence.ts';
import type { CarrierInvoiceRecord } from './store.ts';

export type { CarrierInvoicesDeps } from './deps.ts';
export type { InvoicedShipment, InvoicedShipments, ParcelName, ParcelPlace } from './invoiced-shipments.ts';
export type { LongTable, LongTables } from './long-tables.ts';
export type {
  BilledLine,
  CarrierInvoiceRecord,
  CarrierInvoiceStore,
  InvoiceFindings,
  NewCarrierInvoice,
  NewInvoiceLine,
} from './store.ts';

export type CarrierInvoices = ReturnType<typeof createCarrierInvoices>;

const USUAL_PAGE = 50;
const USUAL_LINES = 100;

/** Carriers' invoices, held line by line against what was entered, sent and billed. They are the ledger's: of all clients. */
export function createCarrierInvoices(deps: CarrierInvoicesDeps, stopping: Pick<Stopping, 'begun'>) {
  const { carrierInvoices: store } = deps.ledger;
  const slowLane = createSlowLane();
  const oneByOne = atMost(1);

  /** @throws EngineError NOT_FOUND */
  async function need(id: string): Promise<CarrierInvoiceRecord> {
    const found = await store.find(id);
    if (found) return found;
    throw new EngineError('NOT_FOUND', `There is no carrier's invoice ${id}.`);
  }

  return {
    preview: (request: CarrierInvoicePreviewRequest) => previewInvoice(deps, request),
    import: (caller: Caller, draft: CarrierInvoiceDraft): Promise<CarrierInvoice> =>
      oneByOne(() => importInvoice(deps, stopping, { caller, draft })),
    read: async (id: string): Promise<CarrierInvoice> => toInvoice(await need(id)),

    async list(query: { carrierId?: string; limit?: number; cursor?: string }): Promise<CarrierInvoicePage> {
      const { invoices, next } = await store.list({ limit: USUAL_PAGE, ...query });
      const byAccount = Map.groupBy(await store.totals(), ({ carrierId }) => carrierId);
      const accounts = [...byAccount].map(([carrierId, all]) => ({
        ...{ carrierId, totals: addTotals(all.flatMap(({ totals }) => totals)) },
      }));
      return { invoices: invoices.map(toInvoice), next, accounts };
    },

    /** @throws EngineError NOT_FOUND */
    async remove(id: string): Promise<void> {
      await need(id);
      await store.remove(id);
    },

    /** @throws EngineError NOT_FOUND */
    async lines(id: string, query: { show?: LinesShown; after?: number; limit?: number }): Promise<InvoiceLinePage> {
      await need(id);
      const { after = 0, limit = USUAL_LINES, show } = query;
      const lines = await store.lines({ invoiceId: id, show, after, limit: limit + 1 });
      const shown = lines.slice(0, limit);
      return { lines: shown, next: lines.length > limit ? (shown.at(-1)?.number ?? null) : null };
    },

    evidence: (id: string, number: number) => readEvidence(deps, id, number),

    /** The lines as CSV, those that are not right unless others are asked for. @throws EngineError NOT_FOUND */
    async export(id: string, show?: LinesShown): Promise<{ name: string; parts: AsyncIterable<string> }> {
      const invoice = await need(id);
      const name = `differences-${invoice.invoiceNumber.replaceAll(/[^A-Za-z0-9._-]+/g, '-')}`;
      return { name, parts: exportDifferences({ ...deps, slowLane }, invoice, show) };
    },

    /** Drops what a crash or a stop left of imports. */
    recover: () => store.discardIncomplete(),
  };
}
