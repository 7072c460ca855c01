import { TestAdapterConfig } from '#shared/schema/accounts/account.ts';
import { defineAdapter } from '#electron/engine/accounts/index.ts';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';

/** Test mode (contract, section 8). */
export const testDefinition = defineAdapter({
  type: 'test',
  config: TestAdapterConfig,
  isTest: true,
  drawsLabels: true,
  form: [],
  words: { en, de },
});
