import { describe, expect, test } from 'vitest';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { line, request } from '../../helpers/requests.ts';
import { desk } from '../desk.ts';
import { expectGerman } from '../words/german.ts';
import { goTo } from '../to-screen.ts';
import { useWindow } from '../window.ts';

describe.skipIf(findChromium() === null)('the same to the same recipient again', () => {
  const { station, open } = useWindow();
  const bought = async () => (await station.api.get('/station/v1/shipments')).body.shipments as { id: string }[];

  test('is bought with one key and a reason, which stays with it; Esc buys nothing', async () => {
    const { page } = await open({ language: 'de' });
    const { fill, state, type } = desk(page, 'de');
    await fill({ weight: '1', itemCode: 'ONCE' });
    await state('BEREIT');
    await page.keyboard.press('Control+Enter');
    await state('GEKAUFT');
    const [first] = await bought();
    const { trackingNumbers } = (await station.api.get(`/station/v1/shipments/${first?.id}`)).body.shipment;

    await page.keyboard.press('Control+n');
    await fill({ weight: '1', itemCode: 'ONCE' });
    await state('BEREIT');
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog', { name: 'Noch einmal senden?' });
    await dialog.getByText(`mit dem Etikett ${trackingNumbers[0]}`).waitFor();
    await expectNoViolations(page);
    await expectGerman(page);
    await page.keyboard.press('Enter');
    await dialog.getByText('Sagen Sie, warum.').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await state('BEREIT');
    expect(await bought()).toHaveLength(1);

    await page.keyboard.press('Control+Enter');
    await dialog.waitFor();
    await type('Ersatz für Bruch');
    await page.keyboard.press('Enter');
    await state('GEKAUFT');
    const [second] = await bought();
    expect((await station.api.get(`/station/v1/shipments/${second?.id}`)).body.request.duplicateReason).toBe(
      'Ersatz für Bruch',
    );
    await goTo(page, `/history/${second?.id}`);
    await page.getByText('Noch einmal gesendet, weil').waitFor();
    await page.getByText('Ersatz für Bruch').waitFor();
  });

  test('is told beside the rules in its own room, though an id has no place to break at', async () => {
    const { page } = await open();
    const itemLines = [line({ itemCode: 'TEST-UNKNOWN' })];
    await station.api.ship('f27c53269ded49e1a45c55b987209e2d', request({ itemLines }));
    const { fill, state } = desk(page);
    await fill({ itemCode: 'TEST-UNKNOWN' });
    await state('READY');
    const rules = page.getByRole('region', { name: /^Rules of/ });
    await rules.getByText('with label f27c53269ded49e1a45c55b987209e2d').waitFor();
    expect(await rules.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
  });
});
