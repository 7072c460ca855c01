/** What the window says of ShipEngine and ShipStation. */
export const en = {
  name: 'ShipEngine or ShipStation API',
  means: 'Buys from the carriers that are connected to an account at ShipEngine or ShipStation.',
  choice: 'With an account at ShipEngine or ShipStation',
  fields: {
    profile: {
      label: 'Service',
      values: { SHIPENGINE: 'ShipEngine (API v1)', SHIPSTATION: 'ShipStation (API v2)' },
    },
    apiKey: {
      label: 'API key',
      hint: 'From the service’s settings. One that begins with TEST_ buys labels that are not for shipping.',
      fault: 'Give the key as the service shows it, without spaces.',
    },
    carrierId: {
      label: 'Carrier there',
      hint: 'Its id at the service; picking a carrier below fills it in.',
      fault: 'Give the id as the service writes it: se- and digits.',
    },
    contents: {
      label: 'Contents for customs',
      values: {
        MERCHANDISE: 'Merchandise',
        DOCUMENTS: 'Documents',
        GIFT: 'Gift',
        RETURNED_GOODS: 'Returned goods',
        SAMPLE: 'Sample',
        OTHER: 'Other',
      },
    },
    nonDelivery: {
      label: 'If customs or the recipient refuse',
      values: { RETURN_TO_SENDER: 'Return to sender', TREAT_AS_ABANDONED: 'Treat as abandoned' },
    },
    mode: { label: 'What the key is for', values: { LIVE: 'Shipping', TEST: 'Tests' } },
  },
} as const;
