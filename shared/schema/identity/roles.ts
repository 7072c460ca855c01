/** What a person at the desk may be, from the least to the most: each may do what those before it may (contract, section 13). */
export const ROLES = ['packer', 'lead', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** What a window may be asked to do beside reading, and the least role that may. Routes name their action beside their scopes. */
export const LEAST_ROLE = {
  signOn: 'packer',
  ship: 'packer',
  pack: 'packer',
  print: 'packer',
  handOver: 'packer',
  runBatches: 'packer',
  keepAddresses: 'packer',
  printOthers: 'lead',
  void: 'lead',
  resolve: 'lead',
  shipAgain: 'lead',
  takeOver: 'lead',
  holdOrders: 'lead',
  closeIncomplete: 'lead',
  changeAccounts: 'administrator',
  changePrinters: 'administrator',
  changeSources: 'administrator',
  changeRules: 'administrator',
  changeSettings: 'administrator',
  changeClients: 'administrator',
  changePackers: 'administrator',
  checkInvoices: 'administrator',
  maintain: 'administrator',
} as const satisfies Record<string, Role>;
export type Action = keyof typeof LEAST_ROLE;
export const ACTIONS = Object.keys(LEAST_ROLE) as Action[];

/** Whether somebody of the role may do it. */
export const mayDo = (role: Role, action: Action): boolean => ROLES.indexOf(role) >= ROLES.indexOf(LEAST_ROLE[action]);
