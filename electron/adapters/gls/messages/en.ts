/** What the window says of GLS. */
export const en = {
  name: 'GLS',
  means: 'Buys from GLS directly (ShipIT), with your own contract and the keys of an app at dev-portal.gls-group.net.',
  choice: 'From GLS, with a contract of your own',
  fields: {
    contactId: { label: 'Contact ID', hint: 'Assigned by GLS; ships and is charged.' },
  },
} as const;
