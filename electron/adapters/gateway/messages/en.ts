/** What the window says of gateways. */
export const en = {
  name: 'Gateway',
  means: 'Buys from another service that speaks the same interface, or from another station.',
  choice: 'From a service or another station',
  fields: {
    baseUrl: {
      label: 'Address',
      hint: 'Begins with https.',
      fault: 'Give an address that begins with https, without user name, query or fragment.',
    },
    upstream: { label: 'What answers there', values: { SERVICE: 'A service', STATION: 'Another station' } },
    accessKey: { label: 'Access key' },
    secretKey: { label: 'Secret key' },
    token: {
      label: 'Token instead of keys',
      hint: 'Secrets are shown as asterisks, which keep them.',
      conflict: 'Token instead of keys: give the keys or a token, not both.',
    },
    upstreamCarrierId: { label: 'Account id there' },
    timeoutSeconds: { label: 'Time limit' },
    certificateFingerprint: {
      label: 'Fingerprint of the certificate',
      hint: 'SHA-256, only where no authority vouches for the certificate.',
      fault: 'Give 32 pairs of capital hexadecimal digits, separated by colons.',
    },
    serviceMapping: {
      label: 'Service codes there',
      hint: 'Where they differ; one line each: our code = their code.',
      fault: 'Write one line for each service: our code = their code.',
    },
    labelHosts: {
      label: 'Other hosts of labels',
      hint: 'Where links to labels may lead beside the address; host or host:port.',
      fault: 'Give hosts as host or host:port, 20 at most.',
    },
    refusalCodes: {
      label: 'Codes of refusals',
      hint: 'Error codes there that prove that nothing was bought. All others leave it unknown.',
      fault: 'Give codes of 100 characters at most, 200 in all.',
    },
    allowHttp: { label: 'Allow sending addresses and secrets unencrypted to another machine' },
  },
} as const;
