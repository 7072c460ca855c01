/** What the window says of UPS. */
export const en = {
  name: 'UPS',
  means: 'Buys from UPS directly, with your own UPS account and the keys of an app at developer.ups.com.',
  choice: 'From UPS, with an account of your own',
  fields: {
    clientId: { label: 'Client ID', hint: 'Of your app at developer.ups.com.' },
    clientSecret: { label: 'Client secret' },
    accountNumber: {
      label: 'UPS account number',
      hint: 'Ships and is charged.',
      fault: 'Give the six capital letters and digits of the UPS account.',
    },
    host: {
      label: 'Labels',
      values: { 'onlinetools.ups.com': 'To ship with, charged', 'wwwcie.ups.com': 'Samples to try with, free' },
    },
  },
} as const;
