import { defineAdapter } from '#electron/engine/accounts/index.ts';
import { app, UpsAdapterConfig } from './config.ts';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';
import { requestFaults } from './request-faults.ts';

/** UPS direct. Whether a label is one to ship with follows from the host that it is bought at. @param at where it is in a test */
export const upsDefinition = (at?: string) =>
  defineAdapter({
    type: 'ups',
    config: UpsAdapterConfig,
    ...app.definition(
      { form: [{ member: 'accountNumber', columns: 4, code: true, needed: true, example: 'A1B2C3' }], en, de },
      at,
    ),
    ...{ ownIdLength: 35, isUntried: true, requestFaults },
  });
