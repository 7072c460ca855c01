import type { Control } from './controls.ts';

/** Who may call, and how much. */
export const CALLER_CONTROLS: Readonly<Record<number, Control>> = {
  1: {
    control: 'The station listens on loopback only; another address of the machine needs the hub',
    heldBy: [
      ['security/hub.test.ts', 'nothing of this machine’s other addresses leads to the station'],
      ['security/hub.test.ts', '--host %s is refused'],
    ],
  },
  2: {
    control: 'Host is exactly one of three names with the port',
    heldBy: [
      ['api/accounts/access.test.ts', '"%s" does not: 403 HOST_NOT_ALLOWED'],
      ['api/accounts/access.test.ts', 'that is missing is refused'],
      ['api/accounts/access.test.ts', 'of a stranger is refused at %s too'],
    ],
  },
  3: {
    control: 'Any Origin but our own is refused, null among them; compared exactly',
    heldBy: [
      ['api/accounts/access.test.ts', '"%s" is 403 ORIGIN_NOT_ALLOWED, with nothing that lets the page read it'],
      ['security/listed-origins.test.ts', '%s is refused and may read nothing'],
    ],
  },
  4: {
    control: 'Sec-Fetch-Site cross-site and same-site are refused',
    heldBy: [['api/accounts/access.test.ts', 'Sec-Fetch-Site: %s is 403, also without an Origin']],
  },
  5: {
    control: 'No CORS: a page of another origin neither reads nor posts',
    heldBy: [
      ['browser/foreign-page.test.ts', 'a page of another origin reads nothing of http://%s and reaches no handler'],
      ['browser/foreign-page.test.ts', 'a form that a page of another origin submits buys nothing'],
      ['api/accounts/access.test.ts', 'of a stranger gets no leave in a preflight'],
    ],
  },
  6: {
    control: 'A page behind DNS rebinding reaches no handler',
    heldBy: [
      [
        'browser/foreign-page.test.ts',
        'a page whose name was rebound to this machine is of the same origin for the browser, and still reaches no handler',
      ],
    ],
  },
  7: {
    control: 'Every route but a few needs a bearer token; no cookies, none in the address',
    heldBy: [
      ['api/accounts/access.test.ts', '%s %s is 401'],
      ['api/accounts/access.test.ts', 'the public routes are health, token and files only'],
      ['api/accounts/token.test.ts', 'it does not work in the address'],
    ],
  },
  8: {
    control: 'Exactly application/json, with one schema',
    heldBy: [
      ['api/hostile-headers.test.ts', 'no Content-Type at all'],
      ['api/hostile-headers.test.ts', 'after all of it the ledger is as it was'],
    ],
  },
  9: {
    control: 'The token endpoint is RFC 6749, section 4.4',
    heldBy: [
      [
        'api/accounts/token.test.ts',
        'AK and SK in the body give an opaque bearer token for 3600 seconds that no cache may keep',
      ],
      ['api/accounts/token.test.ts', '%s is refused as RFC 6749 says'],
    ],
  },
  10: {
    control: 'Tokens are random, stored as digests, scoped, short-lived and revoked at once',
    heldBy: [
      ['api/accounts/token.test.ts', 'revoking its client ends it at once, and no new one is given'],
      [
        'api/accounts/token.test.ts',
        'neither tokens nor secret keys are in any file of the data folder but credentials.json',
      ],
      ['api/accounts/scopes.test.ts', 'a client with only `%s` may do what the contract says, and no more'],
    ],
  },
  11: {
    control: 'Secret keys are stored as HMAC, compared in constant time, with the same work for unknown keys',
    heldBy: [
      [
        'security/keys.test.ts',
        'is stored as an HMAC under a secret of the station, so that a copied ledger alone gives nothing to compare with',
      ],
      ['security/keys.test.ts', 'of a key that nobody has is digested and compared like any other'],
      ['security/keys.test.ts', 'of %d characters is refused, never a fault'],
    ],
  },
  12: {
    control: 'Tries for a token are limited, for each key and in all',
    heldBy: [
      [
        'api/accounts/token.test.ts',
        'a key whose tries keep failing is 429 with Retry-After, and another key is not slowed down',
      ],
      [
        'security/keys.test.ts',
        'a hundred tries that fail, with whatever keys, slow down all that fail, and nobody with the right ones',
      ],
    ],
  },
  13: {
    control: 'Bodies, nesting, lines, headers, time and connections are limited',
    heldBy: [
      ['api/hostile-input.test.ts', '10,000 whole item lines'],
      ['api/hostile-input.test.ts', 'a body in chunks that does not say how long it is'],
      ['security/limits.test.ts', '%s is told so and cut off'],
      ['security/limits.test.ts', 'that sent %s give way to new ones, the oldest first'],
      ['security/limits.test.ts', 'on which a purchase is being made never give way, however many come'],
    ],
  },
  14: {
    control: 'Create calls are limited for each client, with 429 and Retry-After; others are not slowed',
    heldBy: [
      [
        'security/limits.test.ts',
        'beyond what the setting allows are 429 with Retry-After, buy nothing, and leave other clients alone',
      ],
    ],
  },
  15: {
    control: 'Prototype pollution is refused',
    heldBy: [['security/hostile-forms.test.ts', 'with %s is 400 MALFORMED_JSON']],
  },
  16: {
    control: 'Secrets of accounts lie in the keyring, or behind a passphrase where there is none',
    heldBy: [
      ['electron/secrets.test.ts', 'leaves neither itself nor the secret in any file'],
      [
        'electron/protocol.test.ts',
        'on a Linux without a keyring a passphrase is chosen before an account can have keys',
      ],
      ['api/accounts/gateway-account.test.ts', 'lies sealed in the ledger, its key in a file of the owner only'],
    ],
  },
  17: {
    control: 'The data folder is its owner’s alone',
    heldBy: [
      ['security/data-folder.test.ts', 'and every file in it are their owner’s alone'],
      [
        'security/data-folder.test.ts',
        'on Windows nothing is inherited, and one account, named by its SID, has full control down to every file',
      ],
    ],
  },
  18: {
    control: 'A program that squats on the port gets no keys',
    heldBy: [
      ['cli/whom-it-trusts.test.ts', 'gets a challenge, no key and no shipment'],
      [
        'security/who-listens.test.ts',
        'a program on another port that passes the challenge on to the station proves nothing',
      ],
    ],
  },
  19: {
    control: 'Links to labels cannot be guessed, changed or kept for good',
    heldBy: [
      ['api/shipping/files.test.ts', 'the signature of another document'],
      [
        'api/shipping/files.test.ts',
        'a link gives the bytes without a token, as a PDF that browsers neither guess nor keep',
      ],
      [
        'api/shipping/files.test.ts',
        'a link is valid for 24 hours and is 410 FILE_EXPIRED from then on; a read gives a fresh one to the same bytes',
      ],
    ],
  },
};
