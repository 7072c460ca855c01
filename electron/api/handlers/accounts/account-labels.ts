import type { Engine } from '#electron/engine/index.ts';
import type { Handlers } from '../../mount.ts';
import { attached } from '../../send-file.ts';

type AccountLabelHandlers = Pick<
  Handlers,
  | 'listLabelLayouts'
  | 'readLabelLayout'
  | 'setLabelLayout'
  | 'resetLabelLayout'
  | 'checkLabelLayout'
  | 'setLogo'
  | 'removeLogo'
  | 'readRoutingTable'
  | 'importRoutingTable'
  | 'setRoutingMiss'
  | 'exportRoutingTable'
  | 'removeRoutingTable'
>;

export const accountLabelHandlers = ({ accountLabels }: Engine): AccountLabelHandlers => ({
  listLabelLayouts: async () => ({ layouts: accountLabels.layouts() }),
  readLabelLayout: ({ params }) => accountLabels.design(params.carrierId),
  setLabelLayout: ({ params, body }) => accountLabels.setLayout(params.carrierId, body.layout, body.version),
  resetLabelLayout: async ({ params }) => {
    await accountLabels.setLayout(params.carrierId, null);
    return null;
  },
  checkLabelLayout: ({ params, body }) => accountLabels.check(params.carrierId, body),
  setLogo: ({ params, body }) => accountLabels.setLogo(params.carrierId, body),
  removeLogo: async ({ params }) => {
    await accountLabels.setLogo(params.carrierId, null);
    return null;
  },
  readRoutingTable: async ({ params }) => ({ routingTable: await accountLabels.routingTable(params.carrierId) }),
  importRoutingTable: async ({ params, body }) => ({
    routingTable: await accountLabels.importRoutingTable(params.carrierId, body),
  }),
  setRoutingMiss: async ({ params, body }) => ({
    routingTable: await accountLabels.setRoutingMiss(params.carrierId, body.onMiss),
  }),
  exportRoutingTable: ({ params: { carrierId } }, context) =>
    attached(context, `routing-${carrierId}.csv`, accountLabels.exportRoutingTable(carrierId)),
  removeRoutingTable: async ({ params }) => {
    await accountLabels.removeRoutingTable(params.carrierId);
    return null;
  },
});
