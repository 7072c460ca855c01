/** `npm run tokens` draws them after the tokens: each primitive of the window in both themes, and its dialog, into renderer/styles/primitives-*.png. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, preview } from 'vite';
import { findChromium, launchChromium } from '../../tests/browser/chromium.ts';

const root = resolve(import.meta.dirname, '../..');
const target = join(root, 'renderer/styles');

if (findChromium({ install: true }) !== null) {
  const outDir = mkdtempSync(join(tmpdir(), 'packbench-primitives-'));
  const shared = {
    ...{ configFile: join(root, 'renderer/vite.config.ts'), root: join(import.meta.dirname, 'primitives') },
    logLevel: 'warn',
  } as const;
  await build({ ...shared, build: { outDir, emptyOutDir: true } });
  const server = await preview({ ...shared, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const browser = await launchChromium();
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme, viewport: { width: 1240, height: 900 } });
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(error));
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.getByRole('heading', { name: 'StateWord' }).waitFor();
    await page.evaluate('document.fonts.ready');
    await page.screenshot({ path: join(target, `primitives-${colorScheme}.png`), fullPage: true });
    await page.getByRole('button', { name: 'Open the dialog' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    if (colorScheme === 'light') await dialog.screenshot({ path: join(target, 'primitives-dialog.png') });
    await context.close();
  }
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true });
  console.log(`The pictures are in ${target}.`);
}
