import { defineAdapter } from '#electron/engine/accounts/index.ts';
import { TestAdapterConfig } from './config.ts';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';

/** Test mode (contract, section 8). */
export const testDefinition = defineAdapter({
  type: 'test',
  config: TestAdapterConfig,
  isTest: true,
  drawsLabels: true,
  voidMeans: 'NOTHING_CHARGED',
  form: [],
  words: { en, de },
});
