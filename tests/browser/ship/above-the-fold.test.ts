import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findChromium } from '../chromium.ts';
import { SHIP } from '../screens/ship.ts';
import { useWindow } from '../window.ts';

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
];
const STATES = SHIP.filter(({ name }) => name.startsWith('ship-'));
/** As many as have a key, with names as shops give them. */
const PRESETS = [
  'Mailer',
  'Box S',
  'Box M',
  'Box L',
  'Tube',
  'Pallet',
  'Next day',
  'Economy',
  'Fragile, adult signature',
];

/** The parts that a packer looks at, each by what shows it in some state of the screen. */
const PARTS = {
  scan: ['#scan-field'],
  state: ['.state-panel'],
  recipient: ['address', '[id="field-recipient-address-countryCode"]'],
  weight: ['[id="field-itemLines-0-weight-value"]'],
  box: ['[id="field-itemLines-0-dimensions-height"]'],
  service: ['[id="field-serviceType"]', '.side > .with'],
  label: ['.label-panel .room'],
};

/** What of these parts is not on the screen whole, before anything is scrolled. */
const FIND_HIDDEN = `(() => {
  for (const box of document.querySelectorAll('.form, .side, main')) box.scrollTop = 0;
  const isShown = (element) => element.checkVisibility();
  return Object.entries(${JSON.stringify(PARTS)}).flatMap(([name, selectors]) => {
    const part = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]).find(isShown);
    if (!part) return [name + ' is not there'];
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
    return isInside ? [] : [name + ' ends at ' + Math.round(bottom) + ' of ' + innerHeight];
  });
})()`;
const hidden = (page: Page) => page.evaluate<string[]>(FIND_HIDDEN);

describe.skipIf(findChromium() === null)('above the fold', () => {
  const { station, open } = useWindow();

  test.each(SIZES)('stands every state of the Ship screen, at $width × $height', { timeout: 180_000 }, async (size) => {
    const { page } = await open({ size });
    const found: Record<string, string[]> = {};
    for (const { name, prepare } of STATES) {
      await prepare?.(page, 'en');
      found[name] = await hidden(page);
    }
    expect(found).toEqual(Object.fromEntries(STATES.map(({ name }) => [name, []])));
  });

  test.each(SIZES)('stands a parcel below as many presets as have keys, at $width × $height', async (size) => {
    for (const name of PRESETS)
      await station.api.post('/station/v1/presets', { name, kind: 'SERVICE', shipment: { serviceType: 'A_GROUND' } });
    const { page } = await open({ size });
    await page.getByRole('button', { name: PRESETS.at(-1) }).waitFor();
    const ready = STATES.find(({ name }) => name === 'ship-ready');
    await ready?.prepare?.(page, 'en');
    expect(await hidden(page)).toEqual([]);
    for (const { id } of (await station.api.get('/station/v1/presets')).body.presets)
      await station.api.call('DELETE', `/station/v1/presets/${id}`);
  });
});
