import type { HealthCheck } from '#shared/schema/station/health.ts';
import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { AccountsDeps } from './deps.ts';
import { isLow, type NumberStock } from './number-stock.ts';

/** The accounts that live on numbers of their own, in one check; there is none where no account does. An empty one stops no other. */
export async function numbersCheck({
  ledger,
  adapters,
}: Pick<AccountsDeps, 'ledger' | 'adapters'>): Promise<HealthCheck[]> {
  const stocks: { name: string; stock: NumberStock }[] = [];
  for (const account of await ledger.accounts.list()) {
    const stock = await adapters[account.adapter.type]?.stock?.(account);
    if (stock) stocks.push({ name: account.friendlyName, stock });
  }
  const low = stocks.filter(({ stock }) => isLow(stock));
  const n = stocks.length;
  const name = 'numbers';
  if (n === 0) return [];
  if (low.length === 0) return [{ name, status: 'ok', detail: `${n} account(s) have numbers enough.`, facts: { n } }];
  const ranges = low.map((one) => `${one.name} (${one.stock.left})`).join(', ');
  const said = diagnostic('NUMBERS_LOW', { ranges });
  return [{ name, status: 'warning', detail: inEnglish(said), facts: { n: low.length }, trouble: said }];
}
