/** What the window says of Sendcloud. */
export const en = {
  name: 'Sendcloud',
  means: 'Buys from Sendcloud: its carriers and your own contracts with carriers in Europe.',
  choice: 'With a Sendcloud account',
  fields: {
    publicKey: {
      label: 'Public key',
      hint: 'In Sendcloud: Settings, Integrations, Sendcloud API.',
      fault: 'Give the public key as Sendcloud shows it, without spaces.',
    },
    secretKey: { label: 'Secret key', hint: 'Shown once, where the integration is made.' },
    contractId: {
      label: 'Contract',
      hint: 'Its number at Sendcloud; without one Sendcloud takes its default contract of the carrier.',
      fault: 'Give the number of the contract, in digits.',
    },
    exportReason: {
      label: 'Reason of exports',
      values: {
        COMMERCIAL_GOODS: 'Goods that were sold',
        COMMERCIAL_SAMPLE: 'Samples',
        DOCUMENTS: 'Documents',
        GIFT: 'Gifts',
      },
    },
    exportType: {
      label: 'Exports go to',
      values: { COMMERCIAL_B2C: 'Consumers', COMMERCIAL_B2B: 'Businesses', PRIVATE: 'Private use' },
    },
  },
} as const;
