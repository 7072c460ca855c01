import type { Action, Role } from '../../schema/identity/roles.ts';

export const roleNames = {
  packer: 'packer',
  lead: 'lead',
  administrator: 'administrator',
} as const satisfies Record<Role, string>;

/** What each action is called, in the table of who may do what and where somebody may not. */
export const actionNames = {
  signOn: 'Sign on with a badge',
  ship: 'Ship and weigh',
  pack: 'Claim orders and pack by scan',
  print: 'Print own labels',
  handOver: 'Hand over parcels and close a complete day',
  runBatches: 'Run batches',
  keepAddresses: 'Keep addresses, products and presets',
  printOthers: 'Print labels that somebody else bought',
  void: 'Void labels',
  resolve: 'Settle purchases in doubt',
  shipAgain: 'Ship once more what was shipped',
  takeOver: 'Take an order over from another desk',
  holdOrders: 'Hold, release and cancel orders',
  closeIncomplete: 'Close a day with parcels missing',
  changeAccounts: 'Set up carrier accounts',
  changePrinters: 'Set up printers',
  changeSources: 'Set up sources of orders',
  changeRules: 'Change the rules',
  changeSettings: 'Change the settings',
  changeClients: 'Let tools and windows in',
  changePackers: 'Change who packs here',
  checkInvoices: 'Check invoices of carriers',
  maintain: 'Back up and restore',
} as const satisfies Record<Action, string>;

/** Of people, badges and roles; `action`, `least` and `role` are named as above. */
export const roles = {
  ROLE_MISSING:
    '“{action}” takes the role {least}. This window has the role {role}. Somebody who has it can scan the badge here.',
  LAST_ADMINISTRATOR:
    '{name} is the last administrator. Make somebody else administrator first; otherwise nobody could set anything up.',
  BADGE_UNKNOWN: 'No badge says {badge}. An administrator can add it under Packers.',
  PACKER_INACTIVE: '{name} does not pack here any more. An administrator can change that under Packers.',
} as const;
