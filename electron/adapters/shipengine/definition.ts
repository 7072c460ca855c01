import { configFault, defineAdapter } from '#electron/engine/accounts/index.ts';
import { ShipengineAdapterConfig } from './config.ts';
import { words } from './messages/index.ts';
import { PROFILES } from './profiles.ts';
import { requestFaults } from './request-faults.ts';

/** How many characters it takes of an id of ours; of a longer one it would cut the end. */
const OWN_ID_LENGTH = 50;

/** @param at where both services are, in tests */
export const shipengineDefinition = (at?: string) =>
  defineAdapter({
    type: 'shipengine',
    config: ShipengineAdapterConfig,
    secrets: {
      members: { apiKey: {} },
      origin: ({ profile }) => new URL(at ?? PROFILES[profile].address).origin,
      says: ({ apiKey }) => ({ mode: apiKey?.startsWith('TEST_') ? ('TEST' as const) : ('LIVE' as const) }),
    },
    isTest: ({ mode }) => mode === 'TEST',
    drawsLabels: false,
    voidMeans: 'CREDIT_REQUESTED',
    ownIdLength: OWN_ID_LENGTH,
    labelHosts: LABEL_HOSTS,
    isUntried: true,
    *faults({ apiKey, carrierId }) {
      if (apiKey === undefined) yield configFault('FIELD_REQUIRED', 'apiKey', 'apiKey is required.');
      if (carrierId === undefined) yield configFault('FIELD_REQUIRED', 'carrierId', 'carrierId is required.');
    },
    requestFaults,
    form: [
      { member: 'profile', columns: 4 },
      { member: 'apiKey', columns: 8, needed: true },
      { member: 'carrierId', columns: 4, code: true, needed: true, example: 'se-123456' },
      { member: 'contents', columns: 4, advanced: true },
      { member: 'nonDelivery', columns: 4, advanced: true },
    ],
    words,
  });

/** Both are one house, and may keep the labels of one at the other. */
export const LABEL_HOSTS = Object.values(PROFILES).map(({ address }) => new URL(address).host);
