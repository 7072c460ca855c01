import { describe, expect, test } from 'vitest';
import { request } from '../../helpers/requests.ts';
import { expectNoViolations } from '../axe.ts';
import { findChromium } from '../chromium.ts';
import { desk } from '../desk.ts';
import { goTo } from '../to-screen.ts';
import { useWindow } from '../window.ts';

const WORDS = {
  en: {
    ...{ name: 'Name of the rule', countries: 'Countries', account: 'Account', service: 'Service', up: 'Up: Alps' },
    ...{ upTo: 'Weight of the heaviest package: up to', missing: 'Name of the rule must be given.' },
    ...{ never: 'This rule never matches', uncovered: 'Some shipments have no rule', range: /must be more than/ },
    ...{ above: 'Weight of the heaviest package: over', changed: 'Changed, and not saved yet.', weight: '1.5' },
    ...{ tried: 'One shipment was looked at.', add: /^New rule/ },
  },
  de: {
    ...{ name: 'Name der Regel', countries: 'Länder', account: 'Konto', service: 'Dienst', up: 'Nach oben: Alps' },
    ...{ upTo: 'Gewicht des schwersten Pakets: bis', missing: 'Name der Regel: Angabe fehlt.' },
    ...{ never: 'Diese Regel trifft nie zu', uncovered: 'Manche Sendungen haben keine Regel', range: /muss mehr sein/ },
    ...{ above: 'Gewicht des schwersten Pakets: über', changed: 'Geändert und noch nicht gespeichert.', weight: '1,5' },
    ...{ tried: 'Eine Sendung wurde angesehen.', add: /^Neue Regel/ },
  },
} as const;

describe.skipIf(findChromium() === null)('the table of rules', () => {
  const { station, open } = useWindow();

  test.each([
    ['en', 'light'],
    ['de', 'dark'],
  ] as const)(
    'is written by keyboard, says what never matches and what has no rule, is tried, put in order and saved, in %s and %s',
    async (language, theme) => {
      await station.api.call('PUT', '/station/v1/selection-rules', {
        body: { version: (await station.api.get('/station/v1/selection-rules')).body.version, rules: [] },
      });
      if (language === 'en') await station.api.ship('tried', request());
      const { page, complaints } = await open({ language, theme });
      const words = WORDS[language];
      await goTo(page, '/carriers/selection');
      const dialog = page.getByRole('dialog');
      const field = (name: string) => dialog.getByLabel(name, { exact: true });
      await page.getByRole('button', { name: words.add, disabled: false }).waitFor();
      await page.keyboard.press('Control+n');
      await page.keyboard.press('Enter');
      await dialog.getByText(words.missing).waitFor();
      await expectNoViolations(page);
      await field(words.name).fill('Light');
      await field(words.countries).fill('DE, Österreich');
      await field(words.above).fill('2');
      await field(words.upTo).fill(words.weight);
      await field(words.account).selectOption('test-f');
      await field(words.service).selectOption('101');
      await page.keyboard.press('Enter');
      await dialog.getByText(words.range).first().waitFor();
      await field(words.above).fill('');
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'hidden' });
      await page.getByText(words.uncovered).waitFor();

      await page.keyboard.press('Control+n');
      await field(words.name).fill('Alps');
      await field(words.countries).fill('AT');
      await field(words.upTo).fill('1');
      await field(words.account).selectOption('test-g');
      await field(words.service).selectOption('PARCEL');
      await page.keyboard.press('Enter');
      await page.getByText(words.never).waitFor();
      await expectNoViolations(page);

      await page.reload();
      await page.getByText(words.changed).waitFor();
      await page.getByRole('button', { name: words.up }).press('Enter');
      await page.getByText(words.never).waitFor({ state: 'hidden' });
      await page.keyboard.press('F8');
      await page.locator('p', { hasText: words.tried }).waitFor();
      await expectNoViolations(page);
      await page.keyboard.press('Control+s');
      await page.getByText(words.changed).waitFor({ state: 'hidden' });
      expect((await station.api.get('/station/v1/selection-rules')).body.rules).toMatchObject([
        { name: 'Alps', conditions: { countries: ['AT'], weight: { upTo: 1, units: 'KG' } } },
        { name: 'Light', conditions: { countries: ['DE', 'AT'], weight: { upTo: 1.5, units: 'KG' } } },
      ]);
      expect(complaints.filter((each) => !each.includes('422'))).toEqual([]);
    },
  );

  test.each([
    ['en', { account: 'Account', none: 'No rule chooses', ready: 'READY', bought: 'BOUGHT', weight: '2.5' }],
    ['de', { account: 'Konto', none: 'wählt keine Regel', ready: 'BEREIT', bought: 'GEKAUFT', weight: '2,5' }],
  ] as const)('choose on the Ship screen where they are asked to, and say so, in %s', async (language, words) => {
    const { version } = (await station.api.get('/station/v1/selection-rules')).body;
    const choice = { carrierId: 'test-b', serviceType: '03', note: 'Use the small box' };
    const rules = [{ name: 'Country-wide', conditions: { countries: ['US'] }, choice }];
    await station.api.call('PUT', '/station/v1/selection-rules', { body: { version, rules } });
    const { page } = await open({ language });
    const { fill, state } = desk(page, language);
    await page.getByLabel(words.account, { exact: true }).selectOption('*');
    await page.getByText(words.none).waitFor();
    await fill({ weight: words.weight });
    await page.getByText('Country-wide').waitFor();
    await page.getByText('Use the small box').waitFor();
    await expectNoViolations(page);
    await state(words.ready);
    await page.keyboard.press('Control+Enter');
    await state(words.bought);
    const { id } = (await station.api.get('/station/v1/shipments?limit=1')).body.shipments[0];
    const { rule, shipment } = (await station.api.get(`/station/v1/shipments/${id}`)).body;
    expect([rule, shipment.carrierId]).toEqual(['Country-wide', 'test-b']);
    await goTo(page, `/history/${id}`);
    await page.getByText('Country-wide').waitFor();
    await expectNoViolations(page);
  });
});
