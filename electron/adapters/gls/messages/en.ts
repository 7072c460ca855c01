/** What the window says of GLS. */
export const en = {
  name: 'GLS',
  means: 'Buys from GLS directly (ShipIT), with your own contract and the keys of an app at dev-portal.gls-group.net.',
  choice: 'From GLS, with a contract of your own',
  fields: {
    clientId: { label: 'Client ID', hint: 'Of your app at dev-portal.gls-group.net.' },
    clientSecret: { label: 'Client secret' },
    contactId: { label: 'Contact ID', hint: 'Assigned by GLS; ships and is charged.' },
    host: {
      label: 'Labels',
      values: { 'api.gls-group.net': 'To ship with, charged', 'api-sandbox.gls-group.net': 'For tests, free' },
    },
  },
} as const;
