/** `node build/docs-picture.ts`: a picture of the documentation page as a station serves it, into build/pictures/docs.png. */
import { join } from 'node:path';
import { findChromium, launchChromium } from '../tests/browser/chromium.ts';
import { startTestStation } from '../tests/helpers/station.ts';

const TARGET = join(import.meta.dirname, 'pictures/docs.png');

if (findChromium({ install: true }) !== null) {
  const [station, browser] = await Promise.all([startTestStation(), launchChromium()]);
  const page = await browser.newPage({ viewport: { width: 1280, height: 1700 } });
  await page.goto(`${station.baseUrl}/docs/#/Specification/createShipment`);
  const operation = page.locator('#operations-Specification-createShipment');
  await operation.getByText('curl', { exact: true }).click();
  await operation.getByText('Python', { exact: true }).click();
  await page.evaluate('scrollTo(0, 0)');
  await page.screenshot({ path: TARGET });
  await browser.close();
  await station.dispose();
  console.log(`The picture is ${TARGET}.`);
}
