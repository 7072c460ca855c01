export const en = {
  name: 'Corner',
  means: 'Buys from the service at the corner.',
  choice: 'From the corner',
  fields: {
    apiKey: { label: 'Key' },
    carrier: { label: 'Carrier there' },
    mode: { label: 'What the key is for', values: { LIVE: 'Parcels', TEST: 'Tests' } },
  },
} as const;
