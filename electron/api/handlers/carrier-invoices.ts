import type { Engine } from '#electron/engine/index.ts';
import { knownCaller } from '../caller-id.ts';
import type { Handlers } from '../mount.ts';
import { attached } from '../send-file.ts';

type CarrierInvoiceHandlers = Pick<
  Handlers,
  | 'previewCarrierInvoice'
  | 'importCarrierInvoice'
  | 'listCarrierInvoices'
  | 'readCarrierInvoice'
  | 'removeCarrierInvoice'
  | 'listInvoiceLines'
  | 'readInvoiceLine'
  | 'exportInvoiceDifferences'
>;

export const carrierInvoiceHandlers = ({ carrierInvoices }: Engine): CarrierInvoiceHandlers => ({
  previewCarrierInvoice: ({ body }) => carrierInvoices.preview(body),
  importCarrierInvoice: async ({ body }, context) => ({
    invoice: await carrierInvoices.import(knownCaller(context), body),
  }),
  listCarrierInvoices: ({ query }) => carrierInvoices.list(query),
  readCarrierInvoice: async ({ params }) => ({ invoice: await carrierInvoices.read(params.id) }),
  removeCarrierInvoice: async ({ params }) => {
    await carrierInvoices.remove(params.id);
    return null;
  },
  listInvoiceLines: ({ params, query }) => carrierInvoices.lines(params.id, query),
  readInvoiceLine: ({ params }) => carrierInvoices.evidence(params.id, Number(params.number)),
  async exportInvoiceDifferences({ params, query }, context) {
    const { name, parts } = await carrierInvoices.export(params.id, query.show);
    return attached(context, `${name}.csv`, parts);
  },
});
