import type { Engine } from '#electron/engine/index.ts';
import { knownCaller } from '../caller-id.ts';
import type { Handlers } from '../mount.ts';
import { attached } from '../send-file.ts';

type DocumentHandlers = Pick<
  Handlers,
  | 'readPackingSlip'
  | 'readCommercialInvoice'
  | 'readPostalForms'
  | 'readLabelSheet'
  | 'readCommandBarcodes'
  | 'readBadges'
  | 'verifyLabels'
>;

export const documentHandlers = ({ documents }: Engine): DocumentHandlers => ({
  readPackingSlip: async ({ params, query }, context) =>
    attached(context, 'packing-slip.pdf', await documents.readPackingSlip(knownCaller(context), params.id, query)),
  readCommercialInvoice: async ({ params, query }, context) =>
    attached(
      context,
      'commercial-invoice.pdf',
      await documents.readCommercialInvoice(knownCaller(context), params.id, query),
    ),
  readPostalForms: async ({ params, query }, context) =>
    attached(context, 'postal-forms.pdf', await documents.readPostalForms(knownCaller(context), params.id, query)),
  async readLabelSheet({ params, query: { paper, perPage = 2 } }, context) {
    const caller = knownCaller(context);
    const bytes = await documents.readLabelSheet(caller, params.id, { paper, perSheet: perPage });
    return attached(context, 'labels.pdf', bytes);
  },
  readCommandBarcodes: async ({ query }, context) =>
    attached(context, 'command-barcodes.pdf', await documents.readCommandBarcodes(query)),
  readBadges: async ({ query }, context) => attached(context, 'badges.pdf', await documents.readBadges(query)),
  verifyLabels: ({ body }, context) => documents.verifyLabels(knownCaller(context), body),
});
