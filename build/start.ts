/** `npm start`: the window, in Electron or else in a browser, or with `--headless` none. */
import { runHeadless } from '../electron/headless.ts';
import { buildWindow } from './build-window.ts';
import { findBrowser, openBrowser } from './start-window/browser.ts';
import { findElectron } from './start-window/electron-binary.ts';
import { runElectron } from './start-window/run-electron.ts';

const args = process.argv.slice(2);
const isHeadless = args.includes('--headless');
const isToOpen = !isHeadless && !args.includes('--no-open');
const hasDisplay =
  process.platform !== 'linux' || Boolean(process.env['DISPLAY']) || Boolean(process.env['WAYLAND_DISPLAY']);

const electron = isToOpen && hasDisplay ? await findElectron() : null;
await buildWindow();
if (electron !== null) runElectron(electron, args);
else {
  const browser = isToOpen && hasDisplay ? findBrowser() : null;
  if (!isHeadless) console.log(whyNoElectron());
  await runHeadless(args, {
    ready: (address, dataDir) => void (browser !== null && openBrowser(browser, address, dataDir)),
  });
}

function whyNoElectron(): string {
  if (!isToOpen) return 'No window is opened: the station starts for a browser.';
  if (!hasDisplay) return 'There is no display on this machine: the station starts for a browser instead.';
  return 'There is no Electron binary on this machine: the station starts for a browser instead.';
}
