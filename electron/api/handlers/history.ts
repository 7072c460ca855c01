import type { Engine } from '#electron/engine/index.ts';
import { knownCaller } from '../caller-id.ts';
import { searchIn } from '../query.ts';
import type { Handlers } from '../mount.ts';
import { sendFile } from '../send-file.ts';

type HistoryHandlers = Pick<
  Handlers,
  'totalShipments' | 'exportShipments' | 'readChosenLabels' | 'readChosenLabelFile'
>;

export const historyHandlers = (engine: Engine): HistoryHandlers => ({
  totalShipments: ({ query }, context) => engine.history.total(knownCaller(context), searchIn(query)),
  async exportShipments({ query }, context) {
    const table = engine.history.export(knownCaller(context), searchIn(query));
    context.answerWith('Content-Disposition', 'attachment; filename="shipments.csv"');
    return table;
  },
  readChosenLabels: ({ body }, context) => engine.labelFiles.contents(knownCaller(context), body),
  readChosenLabelFile: async ({ body: { shipmentIds, format } }, context) =>
    sendFile(await engine.labelFiles.file(knownCaller(context), { shipmentIds }, format), context),
});
