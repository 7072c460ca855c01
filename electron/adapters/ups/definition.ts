import { defineAdapter } from '#electron/engine/accounts/index.ts';
import { app, UpsAdapterConfig } from './config.ts';
import { words } from './messages/index.ts';
import { requestFaults } from './request-faults.ts';
import { requestWarnings } from './request-warnings.ts';

/** UPS direct. Whether a label is one to ship with follows from the host that it is bought at. @param at where it is in a test */
export const upsDefinition = (at?: string) =>
  defineAdapter({
    type: 'ups',
    config: UpsAdapterConfig,
    ...app.definition(
      { form: [{ member: 'accountNumber', columns: 4, code: true, needed: true, example: 'A1B2C3' }], words },
      at,
    ),
    ...{ ownIdLength: 35, isUntried: true, requestFaults, requestWarnings },
  });
