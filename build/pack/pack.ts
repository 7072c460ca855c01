import { prepareApp, runTool } from './prepare-app.ts';

/** `npm run pack`: the installers of this system, in dist/installers. What follows `--` goes to electron-builder. */
await prepareApp();
runTool('electron-builder/cli.js', ['--publish', 'never', ...process.argv.slice(2)]);
