import { expect, test } from 'vitest';
import { TEST_ACCOUNTS } from '#electron/carriers/test-accounts.ts';
import { forgetReplacedSecrets } from '#electron/engine/accounts/index.ts';
import { createSecretStore } from '#electron/engine/accounts/secrets/secret-store.ts';
import { useLedger } from '../ledger/use-ledger.ts';

const station = useLedger();
const NAME = 'account:test-a';
const key = (identity: string) => ({ identity, origin: 'https://ship.example', apiKey: `key ${identity}` });

test('a key that an administrator gives an account while its replaced ones are forgotten stays', async () => {
  const { ledger } = station;
  await ledger.accounts.createAll(TEST_ACCOUNTS);
  let meanwhile = (): Promise<void> => Promise.resolve();
  const secrets = createSecretStore(ledger.sealedSecrets, {
    async seal(_, secret) {
      const work = meanwhile;
      meanwhile = () => Promise.resolve();
      await work();
      return Buffer.from(secret);
    },
    open: async (_, sealed) => ({ secret: Buffer.from(sealed).toString() }),
  });
  const stored = async () => JSON.parse((await secrets.read(NAME)) ?? '');
  await secrets.write(NAME, JSON.stringify({ current: key('b'), earlier: [key('a')] }));
  const given = { current: key('c'), earlier: [key('b'), key('a')] };
  meanwhile = () => secrets.write(NAME, JSON.stringify(given));

  await forgetReplacedSecrets({ ledger, secrets });
  expect(await stored()).toEqual(given);
  await forgetReplacedSecrets({ ledger, secrets });
  expect(await stored()).toEqual({ current: key('c'), earlier: [] });
});
