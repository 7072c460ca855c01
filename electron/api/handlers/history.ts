import type { Engine } from '#electron/engine/index.ts';
import { knownCaller } from '../caller-id.ts';
import { searchIn } from '../query.ts';
import type { Handlers } from '../mount.ts';

export const historyHandlers = (engine: Engine): Pick<Handlers, 'totalShipments' | 'exportShipments'> => ({
  totalShipments: ({ query }, context) => engine.history.total(knownCaller(context), searchIn(query)),
  async exportShipments({ query }, context) {
    const table = engine.history.export(knownCaller(context), searchIn(query));
    context.answerWith('Content-Disposition', 'attachment; filename="shipments.csv"');
    return table;
  },
});
