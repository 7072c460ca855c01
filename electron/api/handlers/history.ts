import type { Engine } from '#electron/engine/index.ts';
import { knownCaller } from '../caller-id.ts';
import { searchIn } from '../query.ts';
import type { Handlers } from '../mount.ts';
import { attached, sendFile } from '../send-file.ts';

type HistoryHandlers = Pick<
  Handlers,
  'totalShipments' | 'exportShipments' | 'readChosenLabels' | 'readChosenLabelFile'
>;

export const historyHandlers = (engine: Engine): HistoryHandlers => ({
  totalShipments: ({ query }, context) => engine.history.total(knownCaller(context), searchIn(query)),
  exportShipments: async ({ query }, context) =>
    attached(context, 'shipments.csv', engine.history.export(knownCaller(context), searchIn(query))),
  readChosenLabels: ({ body }, context) => engine.labelFiles.contents(knownCaller(context), body),
  readChosenLabelFile: async ({ body: { shipmentIds, format } }, context) =>
    sendFile(await engine.labelFiles.file(knownCaller(context), { shipmentIds }, format), context),
});
