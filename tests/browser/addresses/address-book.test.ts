import { describe, expect, test } from 'vitest';
import { recipientIn } from '../../helpers/requests.ts';
import { findChromium } from '../chromium.ts';
import { desk } from '../desk.ts';
import { useWindow } from '../window.ts';

describe.skipIf(findChromium() === null)('the address book, from the Ship screen,', () => {
  const { station, open } = useWindow();

  test('Enter takes the first of what fits the whole of what was typed, and nobody before that is known', async () => {
    for (const personName of ['Jane Roe', 'Jane Smith']) {
      const { address, contact } = recipientIn('US');
      const made = await station.api.post('/station/v1/addresses', {
        party: { address, contact: { ...contact, personName } },
      });
      expect(made.status).toBe(201);
    }
    const { page, complaints } = await open();
    const { state, type } = desk(page);
    await state('FILL IN');
    const answer = Promise.withResolvers<undefined>();
    const isWhole = (url: URL) => url.searchParams.get('text') === 'Jane R';
    await page.route(isWhole, async (route) => {
      await answer.promise;
      await route.continue();
    });
    const highlighted = page.locator('[role="option"][data-highlighted]');

    await page.keyboard.press('Shift+F3');
    await type('Jane ');
    await expect.poll(() => page.getByRole('listbox').getByRole('option').count()).toBe(2);
    const asked = page.waitForRequest((request) => isWhole(new URL(request.url())));
    await type('R');
    await asked;
    await page.keyboard.press('Enter');
    answer.resolve(undefined);
    await highlighted.filter({ hasText: 'Jane Roe' }).waitFor();

    expect(await page.locator('address').getByText('Jane').count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.locator('address').getByText('Jane Roe').waitFor();
    expect(complaints).toEqual([]);
  });
});
