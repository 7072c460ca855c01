/**
 * `npm run pack:check`: packs the application against a stand-in for Electron's distribution, says what is in the package, and runs the
 * station out of it. Ends with 1 where a check fails. For Linux, where the kernel says which binaries a process has loaded.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractArchive } from './archive.ts';
import { checkContents } from './check-contents.ts';
import { checkDebian, checkFuses, checkLicences } from './check-distribution.ts';
import { checkModules, checkSqlite, checkStation } from './check-running.ts';
import type { Check } from './check-table.ts';
import { printTable, runChecks } from './check-table.ts';
import { prepareApp, runTool } from './prepare-app.ts';
import { makeStandIn, makeStandInFpm } from './stand-in.ts';

async function packAndCheck(work: string): Promise<boolean> {
  const dist = join(work, 'electron');
  makeStandIn(dist);
  await prepareApp();
  const output = `-c.directories.output=${join(work, 'out')}`;
  const fpm = makeStandInFpm(join(work, 'fpm'));
  const options = ['--linux', 'deb', '--publish', 'never', `-c.electronDist=${dist}`, output];
  runTool('electron-builder/cli.js', options, { CUSTOM_FPM_PATH: fpm });

  const program = join(work, 'out/linux-unpacked');
  const archive = join(program, 'resources/app.asar');
  const app = join(work, 'app');
  extractArchive(archive, app);
  const checks: Check[] = [
    ...checkContents(archive),
    ...checkLicences(program, app),
    ...checkFuses(program),
    ...checkDebian(join(work, 'fpm/asked')),
    ...checkSqlite(archive, app),
    ...checkModules(app),
    ...checkStation(app, join(work, 'data')),
  ];
  const results = await runChecks(checks);
  printTable(results);
  return results.every(({ passed }) => passed);
}

if (process.platform !== 'linux') {
  console.log('npm run pack:check packs for Linux, and runs there only.');
} else {
  const work = mkdtempSync(join(tmpdir(), 'packbench-pack-'));
  try {
    process.exitCode = (await packAndCheck(work)) ? 0 : 1;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
