/** `npm start`: the window, in Electron or else in a browser, or with `--headless` none. */
import type * as Headless from '#electron/headless.ts';
import { programUrl, runProgram } from '#electron/start/built-programs.ts';
import { buildStation } from './build-station.ts';
import { buildWindow } from './build-window.ts';
import { openBrowser } from './start-window/browser.ts';
import { chooseWindow } from './start-window/choose-window.ts';
import { runElectron } from './start-window/run-electron.ts';

const args = process.argv.slice(2);
const { electron, browser, why } = await chooseWindow(args);
/** Who is refused waits for no build, and changes nothing that the running station shows. */
const isWanted = async () => !(await import('./start-window/is-refused.ts')).isRefused(args);
await buildWindow(isWanted);
if (electron !== null) runElectron(electron, args);
else {
  if (why !== null) console.log(why);
  await buildStation(isWanted);
  const { runHeadless } = await runProgram<typeof Headless>(programUrl('headless'));
  await runHeadless(args, {
    ready: (address, dataDir) => void (browser !== null && openBrowser(browser, address, dataDir)),
  });
}
