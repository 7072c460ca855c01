/** What the window says of EasyPost. */
export const en = {
  name: 'EasyPost',
  means: 'Buys at EasyPost, from one of the carrier accounts that your key opens there.',
  choice: 'With a key of EasyPost',
  fields: {
    apiKey: { label: 'API key', hint: 'A key that begins with EZTK makes labels for tests only.' },
    mode: { label: 'What the key is for', values: { LIVE: 'Shipping', TEST: 'Tests' } },
    carrierAccountId: {
      label: 'Carrier account there',
      hint: 'Begins with ca_; picking a carrier below fills it in.',
      fault: 'Give the id of a carrier account at EasyPost; it begins with ca_.',
    },
    customsSigner: { label: 'Who signs for customs', hint: 'The sender unless given.' },
    exportDeclaration: {
      label: 'Export declaration (US)',
      hint: 'Exemption or ITN; NOEEI 30.37(a) unless given, up to 2,500 USD for each kind of goods.',
    },
    contentsType: {
      label: 'Contents',
      values: {
        MERCHANDISE: 'Merchandise',
        RETURNED_GOODS: 'Returned goods',
        GIFT: 'Gifts',
        SAMPLE: 'Samples',
        DOCUMENTS: 'Documents',
      },
    },
    nonDelivery: { label: 'Undeliverable parcels', values: { RETURN: 'Come back', ABANDON: 'Are given up' } },
  },
} as const;
