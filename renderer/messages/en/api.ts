import type { Scope } from '#shared/schema/api-client.ts';

/** What other programs need to use the station. */
export const api = {
  title: 'API & tools',
  docs: 'Documentation of the API',
  station: 'This station',
  address: 'Address',
  copy: 'Copy',
  copied: 'Copied',
  scopes: { ship: 'Ship', read: 'Read', print: 'Print', admin: 'Administer' } as const satisfies Record<Scope, string>,
  clients: {
    title: 'API clients',
    create: 'Create a client',
    name: 'Name',
    may: 'It may',
    once: 'The secret key is shown this once. Copy it now: the station keeps only its fingerprint.',
    accessKey: 'Access key',
    secretKey: 'Secret key',
    used: 'Last used {at}',
    unused: 'Never used',
    revoked: 'Revoked',
    revoke: 'Revoke',
    revokeOf: 'Revoke {name}?',
    revokeHint: 'The client and all its tokens are refused at once. This cannot be undone.',
  },
  pairing: {
    title: 'Further windows',
    hint: 'An address that opens this window in another browser, once, within ten minutes.',
    create: 'Make a pairing address',
    address: 'Pairing address',
    until: 'Good once, until {time}.',
  },
  samples: {
    title: 'Calls to begin with',
    hint: 'For a shell: put the keys of a client into AK and SK, and the token of the first call into TOKEN.',
    token: 'Get a token',
    check: 'Check a shipment without buying it',
    buy: 'Buy a label',
    list: 'The last shipments',
  },
} as const;
