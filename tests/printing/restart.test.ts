import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { createApi } from '../helpers/api.ts';
import { credentialsIn } from '../helpers/station-process.ts';
import { handClock, newDataDir, startTestStation, type TestStation } from '../helpers/station.ts';
import { startLabelPrinter, type LabelPrinter } from './label-printer.ts';
import { HURRIED, printingWith } from './use-printers.ts';

let printer: LabelPrinter;
const stations: TestStation[] = [];
afterEach(async () => {
  for (const station of stations.splice(0)) await station.dispose();
  await printer.off();
});

const at = ({ port }: LabelPrinter) => ({ type: 'raw' as const, host: '127.0.0.1', port });

/** A station that can be killed without ending the tests. */
async function startToKill(dataDir: string) {
  const script = new URL('./station-to-kill.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [address] = (await once(child.stdout, 'data')) as [Buffer];
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { api: await createApi(String(address).trim(), credentialsIn(dataDir)), kill };
}

test('a label that was on its way when the station was killed is uncertain afterwards, and is not sent again', async () => {
  printer = await startLabelPrinter({ takesNothing: true });
  const dataDir = newDataDir();
  const first = await startToKill(dataDir);
  let { api } = first;
  const { setUp, bought, print, settled, statesOf } = printingWith(() => api);
  await setUp(at(printer));
  const { shipmentId } = await bought();
  const [job] = await print({ shipmentId });
  await settled(job, 'SENT');
  await first.kill();

  const second = await startTestStation({ dataDir, printTiming: HURRIED });
  stations.push(second);
  api = second.api;
  const found = await settled(job, 'UNCERTAIN');
  expect(found).toMatchObject({ fault: 'STATION_STOPPED', confirmedBy: null });
  const other = await bought();
  const [next] = await print({ shipmentId: other.shipmentId });
  await settled(next, 'SENT', 'SPOOLED');
  expect(printer.received.length).toBe(2);
  expect(await statesOf(found)).toEqual(['QUEUED', 'SENT', 'UNCERTAIN']);
});

test('a label that is on its way when the station stops in order is uncertain, too', async () => {
  printer = await startLabelPrinter({ takesNothing: true });
  const dataDir = newDataDir();
  let station = await startTestStation({ dataDir, stopPatienceMs: 100, printTiming: HURRIED });
  const { setUp, bought, print, settled } = printingWith(() => station.api);
  await setUp(at(printer));
  const { shipmentId } = await bought();
  const [job] = await print({ shipmentId });
  await settled(job, 'SENT');
  await station.stop();

  station = await startTestStation({ dataDir, printTiming: HURRIED });
  stations.push(station);
  expect((await settled(job, 'UNCERTAIN')).fault).not.toBeNull();
  expect(printer.received.length).toBe(1);
});

/** A label for a printer that is off, and the station started again `later` with the printer on. */
async function waitedOver(later: number) {
  printer = await startLabelPrinter();
  const [dataDir, clock] = [newDataDir(), handClock()];
  let station = await startTestStation({ dataDir, clock, printTiming: HURRIED });
  const { setUp, bought, print, settled } = printingWith(() => station.api);
  await setUp(at(printer));
  await printer.off();
  const { shipmentId } = await bought();
  const [job] = await print({ shipmentId });
  await station.stop();
  await printer.on();
  clock.turn(later);
  station = await startTestStation({ dataDir, clock, printTiming: HURRIED });
  stations.push(station);
  return settled(job, 'SPOOLED', 'FAILED');
}

test('a label that was never sent is printed after a restart', async () => {
  expect((await waitedOver(60_000)).state).toBe('SPOOLED');
  expect(printer.received.length).toBe(1);
});

test('a label that nobody expects any more is not printed after a restart', async () => {
  expect(await waitedOver(31 * 60_000)).toMatchObject({ state: 'FAILED', fault: 'STATION_STOPPED' });
  expect(printer.received.length).toBe(0);
});
