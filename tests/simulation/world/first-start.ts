import { TEST_ACCOUNTS } from '#electron/carriers/test-accounts.ts';
import { draftClient } from '#electron/engine/identity/clients.ts';
import type { Caller } from '#electron/engine/identity/index.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import type { HotFolderSetting } from '#shared/schema/batches/hot-folder.ts';
import { SCOPES } from '#shared/schema/identity/api-client.ts';
import { DEFAULT_SETTINGS } from '#shared/schema/station/settings.ts';
import { CARRIERS, RANGE } from '../carriers/carrier-kinds.ts';
import { PRINTERS } from '../devices/printers.ts';
import { SCALE } from '../devices/scale.ts';
import { shopSource } from './shop.ts';
import { webShopSource } from './web-shop.ts';

/** Accounts and API clients where the ledger has none yet, and printers where the desk has none. @returns who may call */
export async function firstStart(ledger: Ledger, hotFolder: HotFolderSetting | null): Promise<Caller[]> {
  if ((await ledger.clients.list()).length === 0) {
    const [first] = TEST_ACCOUNTS;
    if (!first) throw new Error('There are no accounts');
    for (const kind of CARRIERS) {
      const adapter = { type: `simulated-${kind}` } as unknown as typeof first.adapter;
      await ledger.accounts.create({ ...first, carrierId: kind, adapter });
    }
    const range = { type: 'range', ...RANGE, checkDigit: 'NONE', symbology: 'CODE128' };
    await ledger.accounts.create({ ...first, carrierId: 'range', adapter: range });
    for (const account of TEST_ACCOUNTS) await ledger.accounts.create(account);
    await ledger.settings.write({ ...DEFAULT_SETTINGS, hotFolder });
    for (const source of [shopSource('shop'), webShopSource('shop')]) await ledger.sources.put(source);
    for (const name of ['First client', 'Second client']) {
      await ledger.clients.create(draftClient(ledger, { name, scopes: [...SCOPES] }).record);
    }
  }
  if ((await ledger.printing.printers.list()).length === 0) {
    await ledger.settings.write({ ...(await ledger.settings.read()), scale: SCALE, buyByScan: true });
    for (const printer of PRINTERS) await ledger.printing.printers.create(printer);
  }
  return (await ledger.clients.list()).map(({ id }) => ({ clientId: id, scopes: SCOPES }));
}
