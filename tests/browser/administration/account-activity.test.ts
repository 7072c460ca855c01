import { describe, expect, test } from 'vitest';
import type { Account } from '#shared/schema/accounts/account.ts';
import { range } from '../../helpers/range.ts';
import { request } from '../../helpers/requests.ts';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { pressScreen } from '../to-screen.ts';
import { useWindow } from '../window.ts';

describe.skipIf(findChromium() === null)('the card of a saved account', () => {
  const { station, open } = useWindow();

  test('shows how many numbers are left, when it bought last, and what failed since', async () => {
    const { accounts } = (await station.api.get('/station/v1/accounts')).body as { accounts: Account[] };
    const template = accounts.find(({ carrierId }) => carrierId === 'test-a');
    const own = {
      ...{ carrierId: 'own', friendlyName: 'Own numbers', primary: false },
      adapter: range({ first: '0001', last: '0002' }),
    };
    expect((await station.api.post('/station/v1/accounts', { ...template, ...own })).status).toBe(201);
    const { page } = await open();
    await pressScreen(page, 5);
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Own numbers' }) });
    const told = async () => (await card.locator('dl').first().innerText()).replaceAll(/\s+/g, ' ');
    await expect.poll(told).toBe('Numbers left 2 Last purchase None lately');

    const ship = (transactionId: string, count = 1) => {
      const { itemLines: [item] = [], ...rest } = request({ carrierId: 'own' }) as {
        itemLines?: Record<string, unknown>[];
      };
      const itemLines = Array.from({ length: count }, (_, index) => ({
        ...item,
        itemTransactionId: `${transactionId}-${index}`,
      }));
      return station.api.ship(transactionId, { ...rest, itemLines });
    };
    expect((await ship('OWN-1')).status).toBe(200);
    expect((await ship('OWN-2', 2)).status).toBeGreaterThanOrEqual(400);
    await pressScreen(page, 1);
    await pressScreen(page, 5);
    await expect
      .poll(told)
      .toMatch(
        /^Numbers left 1 Last purchase \d+ \w+ \d{4}, [\d:]+ Failed since then 1 last on \d+ \w+ \d{4}, [\d:]+$/,
      );
    await expectNoViolations(page);
  });
});
