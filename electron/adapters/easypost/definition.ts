import { configFault, defineAdapter, type AdapterDefinition } from '#electron/engine/accounts/index.ts';
import { LABEL_HOSTS } from './account.ts';
import { EasypostAdapterConfig } from './config.ts';
import { words } from './messages/index.ts';
import { requestFaults, requestWarnings } from './request/request-faults.ts';

/** How keys begin that make labels for tests. */
const TEST_KEY = 'EZTK';

/** Buys at EasyPost (API v2). @param at the address of the service */
export const easypostDefinition = (at: string): AdapterDefinition =>
  defineAdapter({
    type: 'easypost',
    config: EasypostAdapterConfig,
    secrets: {
      members: { apiKey: {} },
      origin: () => new URL(at).origin,
      says: ({ apiKey }) => ({ mode: apiKey?.startsWith(TEST_KEY) ? ('TEST' as const) : ('LIVE' as const) }),
    },
    isTest: ({ mode }) => mode === 'TEST',
    drawsLabels: false,
    voidMeans: 'CREDIT_REQUESTED',
    // References are unbounded there; a package of an order adds its number.
    ownIdLength: 32,
    labelHosts: LABEL_HOSTS,
    isUntried: true,
    *faults({ apiKey, carrierAccountId }) {
      if (apiKey === undefined) yield configFault('FIELD_REQUIRED', 'apiKey', 'apiKey is required.');
      if (carrierAccountId === undefined) {
        yield configFault('FIELD_REQUIRED', 'carrierAccountId', 'carrierAccountId is required.');
      }
    },
    requestFaults,
    requestWarnings,
    form: [
      { member: 'apiKey', columns: 6, code: true, needed: true, example: 'EZAK…' },
      { member: 'carrierAccountId', columns: 6, code: true, needed: true, example: 'ca_…' },
      { member: 'customsSigner', columns: 3, advanced: true },
      { member: 'exportDeclaration', columns: 3, advanced: true, example: 'NOEEI 30.37(a)' },
      { member: 'contentsType', columns: 3, advanced: true },
      { member: 'nonDelivery', columns: 3, advanced: true },
    ],
    words,
  });
