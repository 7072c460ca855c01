import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createGatewayAdapter } from '#electron/adapters/gateway/index.ts';
import type { Adapter, LookupOrder } from '#electron/engine/shipping/adapter.ts';
import { accountSecretsChange, type AccountSecret } from '#electron/engine/accounts/secrets/account-secret.ts';
import type { GatewayAdapterConfig } from '#electron/adapters/gateway/config.ts';
import {
  KEYS,
  startCarrierServer,
  type CarrierOptions,
  type CarrierServer,
} from '../../fault/carrier/carrier-server.ts';
import { memorySecrets } from '../memory-secrets.ts';
import { preparedShipment } from '../../ledger/samples.ts';

let count = 0;

export interface OrderChanges {
  config?: Partial<GatewayAdapterConfig>;
  items?: string[];
  itemCode?: string;
  timeoutMs?: number;
  signal?: AbortSignal;
  ageMs?: number;
}

/** An adapter beside the carrier of the tests; both are there from the first test of the file on. */
export function useGateway(options: Partial<CarrierOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-gateway-'));
  const secrets = memorySecrets();
  const gateway = {
    carrier: undefined as unknown as CarrierServer,
    adapter: createGatewayAdapter({ secrets }) as Required<Omit<Adapter, 'void'>>,
    secrets,
    /** @param earlier what was there before, and is kept */
    async setSecret(secret: Partial<AccountSecret>, earlier: AccountSecret[] = []) {
      const current = { identity: 'mine', origin: gateway.carrier.url, ...secret };
      await secrets.store(await accountSecretsChange(secrets, 'mine', { current, earlier }));
    },
    /** An order of one package unless more are named; the carrier behaves as `itemCode` says. */
    order({ config, items = ['p1'], itemCode, timeoutMs = 3000, signal, ageMs = 0 }: OrderChanges = {}): LookupOrder {
      const prepared = preparedShipment({ items, carrierId: 'mine' });
      const [first] = prepared.request.itemLines;
      if (first && itemCode !== undefined) first.itemCode = itemCode;
      count += 1;
      return {
        shipmentId: `shipment${count}`,
        transactionId: `ORDER-${count}`,
        shipment: {
          ...prepared,
          account: {
            ...prepared.account,
            identity: 'mine',
            adapter: {
              type: 'gateway',
              baseUrl: gateway.carrier.url,
              accessKey: KEYS.accessKey,
              secretKey: '********',
              upstreamCarrierId: 'theirs',
              ...config,
            },
          },
        },
        acceptedAt: Date.now(),
        attempt: { ownId: `shipment${count}`, notes: {}, note: async () => undefined },
        platformTrackingNumbers: items.map((_, index) => `PBZ9${index}`),
        signal: signal ?? AbortSignal.timeout(timeoutMs),
        ageMs,
      };
    },
    salesOf: (shipmentId: string) =>
      gateway.carrier.sales().filter(({ transactionId }) => transactionId.endsWith(`-${shipmentId}`)),
  };
  beforeAll(async () => {
    gateway.carrier = await startCarrierServer({ journalPath: join(folder, 'sales.jsonl'), ...options });
    await gateway.setSecret({ secretKey: KEYS.secretKey });
  });
  afterAll(async () => {
    await gateway.carrier.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return gateway;
}
