import type { NumberRanges, SecretStore } from '#electron/engine/accounts/index.ts';
import type { Adapter } from '#electron/engine/shipping/index.ts';
import { createEasypostAdapter } from './easypost/index.ts';
import { createGatewayAdapter } from './gateway/index.ts';
import { createGlsAdapter } from './gls/index.ts';
import { createRangeAdapter } from './range/index.ts';
import { createSendcloudAdapter } from './sendcloud/index.ts';
import { createShipengineAdapter } from './shipengine/index.ts';
import { createTestAdapter } from './test/index.ts';
import { createUpsAdapter } from './ups/index.ts';

/** What an adapter may need of the station. */
export interface AdapterPorts {
  secrets: SecretStore;
  ranges: NumberRanges;
}

export type CreateAdapter = (ports: AdapterPorts) => Adapter;

/** Every way of buying: the one list that the station, its API and its window read. The first is that of a new account. */
export const ADAPTERS: readonly CreateAdapter[] = [
  createTestAdapter,
  createRangeAdapter,
  createGatewayAdapter,
  createEasypostAdapter,
  createGlsAdapter,
  createSendcloudAdapter,
  createShipengineAdapter,
  createUpsAdapter,
];
