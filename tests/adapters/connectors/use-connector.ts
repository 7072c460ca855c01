import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { AccountSecret } from '#electron/engine/accounts/secrets/account-secret.ts';
import type { SecretStore } from '#electron/engine/accounts/secrets/secret-store.ts';
import type { Adapter } from '#electron/engine/shipping/adapter.ts';
import type { ConnectorFake } from './faults.ts';
import { secretsOf } from './order.ts';

export interface UsedConnector<F> {
  fake: F;
  adapter: Required<Adapter>;
  /** An adapter whose account has other secrets, or shows something else of them. */
  showing(secret: Partial<AccountSecret>): Promise<Required<Adapter>>;
  /** One whose account has other secrets since, and the service takes those no more that it bought with. */
  renewed(revoked: Partial<AccountSecret>): Promise<Required<Adapter>>;
}

/**
 * A connector beside the fake of its service; both are there from the first test of the file on, and the fake is healed before each. Nothing may
 * be sent or answered against the description.
 */
export function useConnector<F extends ConnectorFake>(connector: {
  startFake(): Promise<F>;
  create(ports: { secrets: SecretStore }, fake: F): Adapter;
  /** What its account shows. */
  secret: Partial<AccountSecret>;
}): UsedConnector<F> {
  const used: UsedConnector<F> = {
    fake: undefined as unknown as F,
    adapter: undefined as unknown as Required<Adapter>,
    async showing(secret) {
      const secrets = await secretsOf(used.fake.url, { ...connector.secret, ...secret });
      return connector.create({ secrets }, used.fake) as Required<Adapter>;
    },
    async renewed(revoked) {
      const before = { ...connector.secret, ...revoked };
      const secrets = await secretsOf(used.fake.url, { ...connector.secret, identity: 'renewed' }, before);
      return connector.create({ secrets }, used.fake) as Required<Adapter>;
    },
  };
  beforeAll(async () => {
    used.fake = await connector.startFake();
    used.adapter = await used.showing({});
  });
  beforeEach(() => used.fake.heal());
  afterEach(() => expect(used.fake.violations.splice(0)).toEqual([]));
  afterAll(() => used.fake.close());
  return used;
}
