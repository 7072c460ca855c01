import type { Engine } from '#electron/engine/engine.ts';
import type { Handlers } from '../mount.ts';

export const historyHandlers = (engine: Engine): Pick<Handlers, 'totalShipments' | 'exportShipments'> => ({
  totalShipments: ({ query }) => engine.totalShipments(query),
  async exportShipments({ query }, context) {
    const table = engine.exportShipments(query);
    context.answerWith('Content-Disposition', 'attachment; filename="shipments.csv"');
    return table;
  },
});
