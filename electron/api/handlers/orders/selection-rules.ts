import type { Engine } from '#electron/engine/index.ts';
import { knownCaller } from '../../caller-id.ts';
import type { Handlers } from '../../mount.ts';

type SelectionHandlers = Pick<
  Handlers,
  'readSelectionRules' | 'putSelectionRules' | 'analyseSelectionRules' | 'trySelectionRules' | 'readOrderSelection'
>;

export const selectionHandlers = ({ selection, orders }: Engine): SelectionHandlers => ({
  readSelectionRules: () => selection.read(),
  putSelectionRules: ({ body }) => selection.put(body),
  analyseSelectionRules: ({ body }) => selection.analyse(body.rules),
  trySelectionRules: ({ body }, context) => selection.try(knownCaller(context), body.rules),
  readOrderSelection: async ({ params }, context) => ({
    selected: await orders.selection({ ...params, caller: knownCaller(context) }),
  }),
});
