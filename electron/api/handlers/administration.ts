import type { Engine } from '#electron/engine/engine.ts';
import type { Handlers } from '../mount.ts';

type AdministrationHandlers = Pick<
  Handlers,
  | 'listCarriers'
  | 'listRules'
  | 'listAccounts'
  | 'createAccount'
  | 'changeAccount'
  | 'removeAccount'
  | 'testAccount'
  | 'listClients'
  | 'createClient'
  | 'setClientPrinter'
  | 'revokeClient'
  | 'readSettings'
  | 'changeSettings'
>;

export const administrationHandlers = (engine: Engine): AdministrationHandlers => ({
  listCarriers: async ({ query }) => ({
    success: true,
    data: await engine.listCarriers({
      carrierCode: query.carrierCode,
      carrierId: query.carrierId,
      primary: query.primary,
      supportsLabelMessages: query.supportsLabelMessages,
    }),
  }),

  listRules: async () => ({ carriers: engine.listRules() }),
  listAccounts: async () => ({ accounts: await engine.listAccounts() }),
  createAccount: async ({ body }) => ({ account: await engine.createAccount(body) }),
  changeAccount: async ({ params, body }) => ({ account: await engine.changeAccount(params.carrierId, body) }),
  removeAccount: async ({ params }) => {
    await engine.removeAccount(params.carrierId);
    return null;
  },

  testAccount: ({ params }) => engine.testAccount(params.carrierId),

  listClients: async () => ({ clients: await engine.listClients() }),
  createClient: ({ body }) => engine.createClient(body),
  setClientPrinter: ({ params, body }) => engine.setClientPrinter(params.id, body.printerId),
  revokeClient: async ({ params }) => {
    await engine.revokeClient(params.id);
    return null;
  },

  readSettings: () => engine.readSettings(),
  changeSettings: ({ body }) => engine.changeSettings(body),
});
