import type { Engine } from '#electron/engine/index.ts';
import { knownCaller } from '../caller-id.ts';
import type { Handlers } from '../mount.ts';

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

const named = (name: string) => `attachment; filename="${name}.pdf"`;

export const documentHandlers = (engine: Engine): DocumentHandlers => ({
  async readPackingSlip({ params, query }, context) {
    const bytes = await engine.documents.readPackingSlip(knownCaller(context), params.id, query);
    context.answerWith('Content-Disposition', named('packing-slip'));
    return bytes;
  },
  async readCommercialInvoice({ params, query }, context) {
    const bytes = await engine.documents.readCommercialInvoice(knownCaller(context), params.id, query);
    context.answerWith('Content-Disposition', named('commercial-invoice'));
    return bytes;
  },
  async readPostalForms({ params, query }, context) {
    const bytes = await engine.documents.readPostalForms(knownCaller(context), params.id, query);
    context.answerWith('Content-Disposition', named('postal-forms'));
    return bytes;
  },
  async readLabelSheet({ params, query }, context) {
    const bytes = await engine.documents.readLabelSheet(knownCaller(context), params.id, {
      paper: query.paper,
      perSheet: query.perPage ?? 2,
    });
    context.answerWith('Content-Disposition', named('labels'));
    return bytes;
  },
  async readCommandBarcodes({ query }, context) {
    const bytes = await engine.documents.readCommandBarcodes(query);
    context.answerWith('Content-Disposition', named('command-barcodes'));
    return bytes;
  },
  async readBadges({ query }, context) {
    const bytes = await engine.documents.readBadges(query);
    context.answerWith('Content-Disposition', named('badges'));
    return bytes;
  },
  verifyLabels: ({ body }, context) => engine.documents.verifyLabels(knownCaller(context), body),
});
