import type { Locator, Page } from 'playwright-core';

/** How people see colours, by the names that the browser has for them. */
export const VISIONS = ['none', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
export type Vision = (typeof VISIONS)[number];

const WIDTH = 160;
const HEIGHT = 120;

/** A part of a picture of the screen, 160 × 120 and blurred: the lightness (CIE L*, 0 to 100) of its pixels, row by row. */
export interface Part {
  lightness: number[];
  width: number;
  height: number;
}

/** Scales down, blurs, and tells how light each pixel is. In a page of its own: the window's policy lets nothing in. */
const LIGHTNESS = `(async (base64, box) => {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const [across, down] = [${WIDTH} / picture.width, ${HEIGHT} / picture.height];
  const pen = new OffscreenCanvas(${WIDTH}, ${HEIGHT}).getContext('2d', { willReadFrequently: true });
  pen.imageSmoothingQuality = 'high';
  pen.filter = 'blur(1px)';
  pen.drawImage(picture, 0, 0, ${WIDTH}, ${HEIGHT});
  const [x, y] = [Math.round(box.x * across), Math.round(box.y * down)];
  const [width, height] = [Math.round(box.width * across), Math.round(box.height * down)];
  const { data } = pen.getImageData(x, y, width, height);
  const linear = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const lightness = [];
  for (let at = 0; at < data.length; at += 4) {
    const light = 0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
    lightness.push(light <= 0.008856 ? 903.3 * light : 116 * Math.cbrt(light) - 16);
  }
  return { lightness, width, height };
})`;

/** What is left of a part of the screen for each kind of eye, without its words. */
export async function blurredParts(page: Page, part: Locator): Promise<Record<Vision, Part>> {
  await part.evaluate<boolean, HTMLElement>((one) => one.toggleAttribute('data-wordless', true));
  await page.evaluate(`{
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-wordless] :not(svg, svg *) { color: transparent !important }');
    document.adoptedStyleSheets = [sheet];
  }`);
  const box = await part.boundingBox();
  const session = await page.context().newCDPSession(page);
  const blank = await page.context().newPage();
  const seen: Partial<Record<Vision, Part>> = {};
  for (const type of VISIONS) {
    await session.send('Emulation.setEmulatedVisionDeficiency', { type });
    const picture = (await page.screenshot()).toString('base64');
    seen[type] = await blank.evaluate<Part>(`${LIGHTNESS}('${picture}', ${JSON.stringify(box)})`);
  }
  await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
  await session.detach();
  await blank.close();
  await page.evaluate(`document.adoptedStyleSheets = []`);
  return seen as Record<Vision, Part>;
}

/** By how much the tenth of the pixels that differ the most do so, on average, in L*; where both parts are. */
export function difference(one: Part, other: Part): number {
  const [width, height] = [Math.min(one.width, other.width), Math.min(one.height, other.height)];
  const differences: number[] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      differences.push(Math.abs((one.lightness[y * one.width + x] ?? 0) - (other.lightness[y * other.width + x] ?? 0)));
  const most = differences.toSorted((a, b) => b - a).slice(0, Math.ceil(differences.length / 10));
  return most.reduce((sum, each) => sum + each, 0) / most.length;
}
