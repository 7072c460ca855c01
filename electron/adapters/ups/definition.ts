import { configFault, defineAdapter } from '#electron/engine/accounts/index.ts';
import { TEST_HOST, UpsAdapterConfig } from './config.ts';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';
import { requestFaults } from './request-faults.ts';

/** Where UPS is for an account. @param at where it is in a test */
export const addressOf = (host: string, at?: string) => at ?? `https://${host}`;

/** UPS direct. Whether a label is one to ship with follows from the host that it is bought at. */
export const upsDefinition = (at?: string) =>
  defineAdapter({
    type: 'ups',
    config: UpsAdapterConfig,
    secrets: {
      members: { clientSecret: { of: 'clientId' } },
      origin: ({ host }) => new URL(addressOf(host, at)).origin,
    },
    isTest: ({ host }) => host === TEST_HOST,
    drawsLabels: false,
    voidMeans: 'CREDIT_REQUESTED',
    ownIdLength: 35,
    isUntried: true,
    *faults({ clientSecret }) {
      if (clientSecret === undefined) yield configFault('FIELD_REQUIRED', 'clientSecret', 'clientSecret is required.');
    },
    requestFaults,
    form: [
      { member: 'clientId', columns: 6, code: true, needed: true },
      { member: 'clientSecret', columns: 6, needed: true },
      { member: 'accountNumber', columns: 4, code: true, needed: true, example: 'A1B2C3' },
      { member: 'host', columns: 8 },
    ],
    words: { en, de },
  });
