import type { Picture } from './picture.ts';

const shows = (number: string, wait: string) => ({
  path: `/pack?source=shop&orderNumber=${number}`,
  prepare: async (page: Parameters<NonNullable<Picture['prepare']>>[0]) => {
    await page.locator('#pack-lines').waitFor({ state: 'attached' });
    await page.locator(wait).first().waitFor({ state: 'attached' });
  },
});
const LIGHTS = '#lights-title';

/** The packing bench. */
export const PACK: readonly Picture[] = [
  { name: 'pack', path: '/pack' },
  { name: 'pack-packing', ...shows('3001', LIGHTS) },
  { name: 'pack-stopped', ...shows('3002', LIGHTS) },
  { name: 'pack-changed', ...shows('3003', LIGHTS) },
  { name: 'pack-gone', ...shows('3004', '.state.care') },
  { name: 'pack-keep-back', ...shows('2001', '.state.bad') },
  { name: 'pack-box', ...shows('4004', '#box-title') },
  { name: 'pack-packed', ...shows('2002', '.state.care') },
  {
    name: 'pack-not-found',
    path: '/pack',
    async prepare(page) {
      await page.locator('#pack-scan').fill('9999');
      await page.keyboard.press('Enter');
      await page.locator('.state.bad').waitFor();
    },
  },
];
