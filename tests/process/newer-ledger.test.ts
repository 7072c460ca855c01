import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packbench } from '../cli/packbench.ts';
import { makeNewer } from '../helpers/newer-ledger.ts';
import { startTestStation } from '../helpers/station.ts';
import { launch, newFolder, useStationProcesses } from '../helpers/station-process.ts';

useStationProcesses();

test('a station on a ledger that a newer version wrote says so after it is ready, in one line, and lets nobody else in', async () => {
  const dataDir = newFolder();
  await (await startTestStation({ dataDir })).stop();
  makeNewer(join(dataDir, 'ledger.db'));

  const station = launch('--port', '0', '--data-dir', dataDir);
  const address = await station.ready;
  const second = launch('--port', '0', '--data-dir', dataDir);
  expect(await second.ended).toEqual({ code: 1, signal: null });
  expect(second.output().stderr).toContain(`Another station already runs on ${dataDir}: ${address}`);

  const doctor = await packbench(['--data-dir', dataDir, 'doctor']);
  expect([doctor.code, doctor.out]).toEqual([
    1,
    expect.stringMatching(/failed +version +.*newer version of Packbench/),
  ]);
  const buying = await packbench(['--data-dir', dataDir, 'status', 'none']);
  expect([buying.code, buying.err]).toEqual([1, expect.stringContaining('none')]);

  station.child.kill('SIGTERM');
  expect(await station.ended).toEqual({ code: 0, signal: null });
  expect(station.output().stdout).toMatch(
    /^Packbench is ready at .*\nThe ledger was written by a newer version of Packbench .* Start the newer version\.\n/m,
  );
});
