import type { Engine } from '#electron/engine/index.ts';
import type { Handlers } from '../mount.ts';

type AdministrationHandlers = Pick<
  Handlers,
  | 'listCarriers'
  | 'listRules'
  | 'listAdapters'
  | 'listAccounts'
  | 'createAccount'
  | 'changeAccount'
  | 'removeAccount'
  | 'testAccount'
  | 'listAccountActivity'
  | 'tryAccount'
  | 'importCarriers'
  | 'importIntoAccount'
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
    data: await engine.accounts.listCarriers(query),
  }),

  listRules: async () => ({ carriers: engine.accounts.listRules() }),
  listAdapters: async () => ({ adapters: engine.accounts.listAdapters() }),
  listAccounts: async () => {
    const accounts = await engine.accounts.list();
    const inTestMode = accounts.filter(engine.accounts.isTest).map(({ carrierId }) => carrierId);
    return { accounts, inTestMode };
  },
  listAccountActivity: async () => ({ accounts: await engine.accounts.activity() }),
  createAccount: async ({ body }) => ({ account: await engine.accounts.create(body) }),
  changeAccount: async ({ params, body }) => ({ account: await engine.accounts.change(params.carrierId, body) }),
  removeAccount: async ({ params }) => {
    await engine.accounts.remove(params.carrierId);
    return null;
  },

  testAccount: ({ params }) => engine.accounts.test(params.carrierId),
  tryAccount: ({ body }) => engine.accounts.tryOut(body),
  importCarriers: ({ body }) => engine.accounts.importCarriers(body.adapter),
  importIntoAccount: ({ params }) => engine.accounts.importIntoAccount(params.carrierId),

  listClients: async () => ({ clients: await engine.identity.listClients() }),
  createClient: ({ body }) => engine.identity.createClient(body),
  setClientPrinter: ({ params, body }) => engine.identity.setClientPrinter(params.id, body.printerId),
  revokeClient: async ({ params }) => {
    await engine.identity.revokeClient(params.id);
    return null;
  },

  readSettings: () => engine.settings.read(),
  changeSettings: ({ body }) => engine.settings.change(body),
});
