import type { Engine } from '#electron/engine/engine.ts';
import { LABELS_PER_SHEET } from '#shared/schema/papers.ts';
import type { Handlers } from '../mount.ts';

type PaperHandlers = Pick<
  Handlers,
  'readPackingSlip' | 'readCommercialInvoice' | 'readLabelSheet' | 'readCommandBarcodes' | 'verifyLabels'
>;

const named = (name: string) => `attachment; filename="${name}.pdf"`;

export const paperHandlers = (engine: Engine): PaperHandlers => ({
  async readPackingSlip({ params, query }, context) {
    const bytes = await engine.readPackingSlip(params.id, query);
    context.answerWith('Content-Disposition', named('packing-slip'));
    return bytes;
  },
  async readCommercialInvoice({ params, query }, context) {
    const bytes = await engine.readCommercialInvoice(params.id, query);
    context.answerWith('Content-Disposition', named('commercial-invoice'));
    return bytes;
  },
  async readLabelSheet({ params, query }, context) {
    const perSheet = LABELS_PER_SHEET.find((count) => String(count) === query.perPage) ?? 2;
    const bytes = await engine.readLabelSheet(params.id, { paper: query.paper, perSheet });
    context.answerWith('Content-Disposition', named('labels'));
    return bytes;
  },
  async readCommandBarcodes({ query }, context) {
    const bytes = await engine.readCommandBarcodes(query);
    context.answerWith('Content-Disposition', named('command-barcodes'));
    return bytes;
  },
  verifyLabels: ({ body }) => engine.verifyLabels(body),
});
