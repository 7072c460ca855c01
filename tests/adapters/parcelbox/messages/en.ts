export const en = {
  name: 'Parcelbox',
  means: 'Buys from boxes at the corner.',
  choice: 'From a box at the corner',
  fields: {
    apiKey: { label: 'Key of the box', hint: 'Stands inside its door.' },
    account: { label: 'Customer number', fault: 'Give the five digits on the invoice.' },
    mode: { label: 'Kind of key', values: { LIVE: 'For parcels', SANDBOX: 'For practice' } },
    keyFor: { label: 'What the key opens', values: { PARCELS: 'Parcels', PRACTICE: 'Practice' } },
    patience: { label: 'How long to wait' },
  },
} as const;
