import { describe, expect, test } from 'vitest';
import { recipientIn, request } from '../../helpers/requests.ts';
import { findChromium } from '../chromium.ts';
import { goTo } from '../to-screen.ts';
import { useWindow } from '../window.ts';

const SCRIPT = '<script>globalThis.hit=1</script>';
const IMAGE = '<img src=x onerror="globalThis.hit=1">';
const LINK = 'javascript:globalThis.hit=1';
const TEMPLATE = '{{constructor.constructor("globalThis.hit=1")()}}';

describe.skipIf(findChromium() === null)('text of others in the window', () => {
  const { station, open } = useWindow();

  test('is shown as it is written, on every screen that shows it, and never run', async () => {
    const recipient = {
      address: { ...recipientIn('US').address, streetLine1: IMAGE, city: TEMPLATE },
      contact: { personName: SCRIPT, companyName: LINK },
    };
    const itemLines = [{ itemCode: 'TEST-UNKNOWN', weight: { units: 'LB', value: 2 } }];
    expect((await station.api.ship('hostile', request({ recipient }))).status).toBe(200);
    await station.api.ship('hostile-doubt', request({ recipient, itemLines }));
    const { body } = await station.api.get('/station/v1/shipments?transactionId=hostile');
    const { page, complaints } = await open();

    for (const path of ['/history', `/history/${body.shipments[0].id}`, '/attention', '/ship', '/doctor']) {
      await goTo(page, path);
      if (/history|attention/.test(path)) await page.getByText(SCRIPT).first().waitFor();
      expect([path, await page.evaluate('globalThis.hit'), await page.locator('main img[src=x]').count()]).toEqual([
        path,
        undefined,
        0,
      ]);
    }
    expect(complaints.filter((each) => each.includes('Content Security Policy'))).toEqual([]);
  });
});
