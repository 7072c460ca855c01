import { Type, type Static } from 'typebox';
import { configFault, defineAdapter, noPlace } from '#electron/engine/accounts/index.ts';
import { Secret } from '#shared/schema/accounts/account.ts';
import { Literals } from '#shared/schema/literals.ts';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';

const CornerConfig = Type.Object(
  {
    type: Type.Literal('corner', { description: en.means }),
    apiKey: Secret('The key of the account'),
    carrier: Type.Optional(Type.String({ minLength: 1, maxLength: 50, description: 'The carrier there' })),
    mode: Type.Optional(Literals(['LIVE', 'TEST'], { description: 'Told from the key' })),
  },
  { title: 'CornerAdapter', additionalProperties: false },
);
export type CornerConfig = Static<typeof CornerConfig>;

/** @param address where the service is; another one in tests */
export const cornerDefinition = (address: string) =>
  defineAdapter({
    type: 'corner',
    config: CornerConfig,
    secrets: {
      members: { apiKey: {} },
      origin: () => new URL(address).origin,
      says: ({ apiKey }) => ({ mode: apiKey?.startsWith('TEST_') ? ('TEST' as const) : ('LIVE' as const) }),
    },
    isTest: ({ mode }) => mode === 'TEST',
    drawsLabels: false,
    voidMeans: 'CREDIT_REQUESTED',
    ownIdLength: 32,
    isUntried: true,
    *faults({ apiKey }) {
      if (apiKey === undefined) yield configFault('FIELD_REQUIRED', 'apiKey', 'apiKey is required.');
    },
    *requestFaults({ request: { recipient } }) {
      yield* noPlace('/recipient/address/streetLine3', recipient.address.streetLine3, 'Corner');
    },
    form: [
      { member: 'apiKey', columns: 6, needed: true },
      { member: 'carrier', columns: 6, code: true },
    ],
    words: { en, de },
  });
