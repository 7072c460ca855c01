import { defineAdapter } from '#electron/engine/accounts/index.ts';
import { TestAdapterConfig } from './config.ts';
import { words } from './messages/index.ts';

/** Test mode (contract, section 8). */
export const testDefinition = defineAdapter({
  type: 'test',
  config: TestAdapterConfig,
  isTest: true,
  drawsLabels: true,
  voidMeans: 'NOTHING_CHARGED',
  form: [],
  words,
});
