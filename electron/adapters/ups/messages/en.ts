/** What the window says of UPS. */
export const en = {
  name: 'UPS',
  means: 'Buys from UPS directly, with your own UPS account and the keys of an app at developer.ups.com.',
  choice: 'From UPS, with an account of your own',
  fields: {
    accountNumber: {
      label: 'UPS account number',
      hint: 'Ships and is charged.',
      fault: 'Give the six capital letters and digits of the UPS account.',
    },
  },
} as const;
