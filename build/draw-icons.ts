/** `npm run icons`: draws renderer/assets/icon.svg into the icons of the installers, build/installer. They are committed. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { launchChromium } from '../tests/browser/chromium.ts';
import { icnsFile, icoFile, type Picture } from './icon-containers.ts';

const folder = resolve(import.meta.dirname, 'installer');
const svg = readFileSync(resolve(import.meta.dirname, '../renderer/assets/icon.svg'), 'utf8');
const LINUX = [16, 32, 48, 64, 128, 256, 512];
const WINDOWS = [16, 24, 32, 48, 64, 128, 256];
const MACOS = [32, 64, 128, 256, 512, 1024];
/** On macOS an icon leaves a tenth of its square free on every side. */
const MACOS_MARGIN = 0.1;

const browser = await launchChromium();
const page = await browser.newPage();

async function draw(size: number, margin = 0): Promise<Picture> {
  const inner = Math.round(size * (1 - 2 * margin));
  await page.setViewportSize({ width: size, height: size });
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setContent(
    `<style>body { margin: 0; display: grid; place-items: center; height: ${size}px }</style><img src="${source}" width="${inner}" height="${inner}">`,
    { waitUntil: 'load' },
  );
  return { size, png: await page.screenshot({ omitBackground: true }) };
}

async function drawAll(sizes: readonly number[], margin?: number): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const size of sizes) pictures.push(await draw(size, margin));
  return pictures;
}

mkdirSync(join(folder, 'icons'), { recursive: true });
for (const { size, png } of await drawAll(LINUX)) writeFileSync(join(folder, 'icons', `${size}x${size}.png`), png);
writeFileSync(join(folder, 'icon.ico'), icoFile(await drawAll(WINDOWS)));
writeFileSync(join(folder, 'icon.icns'), icnsFile(await drawAll(MACOS, MACOS_MARGIN)));
await browser.close();
console.log('The icons lie in build/installer.');
