import { Type, type Static } from 'typebox';
import type { AdapterPorts } from '#electron/adapters/index.ts';
import { configFault, defineAdapter, noPlace, tooLong } from '#electron/engine/accounts/index.ts';
import { readAccountSecrets } from '#electron/engine/accounts/secrets/account-secret.ts';
import type { Adapter } from '#electron/engine/shipping/adapter.ts';
import { Secret } from '#shared/schema/accounts/account.ts';
import { Literals } from '#shared/schema/literals.ts';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';

const ParcelboxConfig = Type.Object(
  {
    type: Type.Literal('parcelbox', { description: en.means }),
    account: Type.String({ pattern: '^[0-9]{5}$', 'x-form': 'five digits', description: 'The customer number' }),
    apiKey: Secret('The key of the box'),
    mode: Literals(['LIVE', 'SANDBOX'], { description: 'What the key is for' }),
    keyFor: Type.Optional(Literals(['PARCELS', 'PRACTICE'], { description: 'Told from the key' })),
    patience: Type.Optional(Type.Integer({ minimum: 1, maximum: 9, description: 'In seconds' })),
  },
  { title: 'ParcelboxAdapter', additionalProperties: false },
);
type ParcelboxConfig = Static<typeof ParcelboxConfig>;

const definition = defineAdapter({
  type: 'parcelbox',
  config: ParcelboxConfig,
  secrets: {
    members: { apiKey: { of: 'account' } },
    origin: () => 'https://parcelbox.example',
    says: ({ apiKey }) => ({ keyFor: apiKey?.startsWith('live-') ? ('PARCELS' as const) : ('PRACTICE' as const) }),
  },
  isTest: ({ mode }) => mode === 'SANDBOX',
  drawsLabels: true,
  symbology: () => 'GS1_128',
  deadlineSeconds: ({ patience }) => patience,
  *faults({ apiKey, account }) {
    if (apiKey === undefined) yield configFault('FIELD_REQUIRED', 'apiKey', 'apiKey is required.');
    if (account === '00000') yield configFault('FIELD_INVALID', 'account', 'Nobody has the number 00000.', account);
  },
  *requestFaults({ request: { recipient } }) {
    yield* noPlace('/recipient/address/streetLine3', recipient.address.streetLine3, 'Parcelbox');
    yield* tooLong('/recipient/address/city', recipient.address.city, 12, 'Parcelbox');
  },
  form: [
    { member: 'account', columns: 4, code: true, needed: true },
    { member: 'apiKey', columns: 4, needed: true },
    { member: 'mode', columns: 2 },
    { member: 'patience', columns: 2, unit: 's' },
  ],
  words: { en, de },
});

/** The keys that boxes were opened with, in order. */
export const openedWith: (string | undefined)[] = [];

/** An adapter that the product does not have. It opens a box with the account's key, and can do nothing else. */
export const createParcelbox = ({ secrets }: AdapterPorts): Adapter => ({
  definition,
  async purchase({ shipment, platformTrackingNumbers }) {
    const { current } = await readAccountSecrets(secrets, shipment.account.carrierId);
    openedWith.push(current?.['apiKey']);
    const trackingNumbers = platformTrackingNumbers.map((_, index) => `34012345678901234${index}`);
    return { kind: 'purchased', trackingNumbers };
  },
});

/** An account's configuration that the box takes. */
export const parcelbox = (changes: Partial<ParcelboxConfig> = {}): ParcelboxConfig => ({
  ...{ type: 'parcelbox', account: '12345', apiKey: 'key-of-the-box', mode: 'SANDBOX' },
  ...changes,
});
