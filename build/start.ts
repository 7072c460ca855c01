/** `npm start`: the window, in Electron or else in a browser, or with `--headless` none. */
import type * as Headless from '#electron/headless.ts';
import { programUrl, runProgram } from '#electron/start/built-programs.ts';
import { buildStation } from './build-station.ts';
import { buildWindow } from './build-window.ts';
import { openBrowser } from './start-window/browser.ts';
import { chooseWindow } from './start-window/choose-window.ts';
import { runElectron } from './start-window/run-electron.ts';

const args = process.argv.slice(2);
if (args.includes('--help')) {
  const { describeArguments } = await import('#electron/start/headless-arguments.ts');
  console.log(describeArguments());
  process.exit();
}
const { electron, browser, why } = await chooseWindow(args);
let refusal: string | null = null;
/** Who is refused waits for no build, and changes nothing that the running station shows. */
const isWanted = async () => {
  const { refusalOf } = await import('./start-window/refusal.ts');
  refusal ??= refusalOf(args, { ignoreUnknown: electron !== null });
  return refusal === null;
};
await buildWindow(isWanted);
if (electron !== null) runElectron(electron, args);
else {
  if (why !== null) console.log(why);
  await buildStation(isWanted);
  // The other station may end in this very moment, and nothing was built.
  if (refusal !== null) {
    console.error(refusal);
    process.exit(1);
  }
  const { runHeadless } = await runProgram<typeof Headless>(programUrl('headless'));
  await runHeadless(args, {
    ready: (address, dataDir) => void (browser !== null && openBrowser(browser, address, dataDir)),
  });
}
