import { afterEach, expect, test } from 'vitest';
import { settableClock, startTestStation, type TestStation } from '../helpers/station.ts';
import { startLabelPrinter } from './label-printer.ts';
import { HURRIED, printingWith } from './use-printers.ts';

const HOUR = 60 * 60_000;
let station: TestStation;
const { setUp, bought, print, settled, readJob } = printingWith(() => station.api);
const ended: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

/** A station whose label printer is away. */
async function withPrinterAway(options: Parameters<typeof startTestStation>[0]) {
  station = await startTestStation(options);
  const printer = await startLabelPrinter();
  ended.push(() => station.dispose(), printer.off);
  await setUp({ type: 'raw', host: '127.0.0.1', port: printer.port });
  await printer.off();
  return printer;
}
async function printed() {
  const { shipmentId } = await bought();
  const [job] = await print({ shipmentId });
  return job;
}
const saidOf = async (id = '') => (await readJob(id)).printJob;
const WAITS = {
  state: 'QUEUED',
  detail: expect.stringContaining('takes no connection') as string,
  trouble: { code: 'CONNECTION_REFUSED' },
};

test('all that wait are told why, and whoever follows them, without another try', async () => {
  await withPrinterAway({ printTiming: { ...HURRIED, retryMs: [HOUR] } });
  const told: string[] = [];
  station.events.subscribe((event) => void (event.type === 'print-job' && told.push(event.id)));
  const jobs = await Promise.all([printed(), printed(), printed()]);
  for (const job of jobs) {
    await expect.poll(() => saidOf(job?.id)).toMatchObject(WAITS);
    // Once as it was made, and once as it was learnt what it waits for.
    expect(told.filter((id) => id === job?.id).length).toBe(2);
  }
});

test.each([
  ['ahead', 24 * HOUR],
  ['back', -24 * HOUR],
])(
  'a clock that is set %s by a day while a label waits neither fails it nor keeps it from being tried',
  async (_, by) => {
    const clock = settableClock();
    const printer = await withPrinterAway({ printTiming: HURRIED, clock });
    const job = await printed();
    await expect.poll(() => saidOf(job?.id)).toMatchObject(WAITS);
    clock.set(by);
    await printer.on();
    await settled(job, 'SPOOLED');
    expect(printer.received.length).toBe(1);
  },
);

test('a label that waits while the clock is a day ahead is given up after half an hour that passed, and not before', async () => {
  const clock = settableClock();
  await withPrinterAway({ printTiming: HURRIED, clock });
  const job = await printed();
  clock.set(24 * HOUR);
  clock.turn(29 * 60_000);
  await station.api.renew();
  // The queue has looked at both once the second one is told why.
  const next = await printed();
  await expect.poll(() => saidOf(next?.id)).toMatchObject(WAITS);
  expect((await saidOf(job?.id)).state).toBe('QUEUED');
  clock.turn(4 * 60_000);
  expect(await settled(job, 'FAILED')).toMatchObject({ fault: 'PRINTER_UNREACHABLE' });
});

test('a label that nobody expects any more is not printed where the machine slept while it waited, and the printer is on by now', async () => {
  const clock = settableClock();
  const printer = await withPrinterAway({ printTiming: { ...HURRIED, retryMs: [HOUR] }, clock });
  const waiting = [await printed(), await printed()];
  for (const job of waiting) await expect.poll(() => saidOf(job?.id)).toMatchObject(WAITS);
  clock.turn(2 * HOUR);
  await printer.on();
  await station.api.renew();
  await settled(await printed(), 'SPOOLED');
  for (const job of waiting) {
    const { state, fault, trouble } = await saidOf(job?.id);
    expect([state, fault, trouble.code]).toEqual(['FAILED', 'PRINTER_UNREACHABLE', WAITS.trouble.code]);
  }
  expect(printer.received.length).toBe(1);
});

test('a printer that is away for a moment while a long row of labels comes out fails none of those that wait behind others', async () => {
  const clock = settableClock();
  const printer = await withPrinterAway({ printTiming: HURRIED, clock });
  const [first, second] = [await printed(), await printed()];
  await expect.poll(() => saidOf(second?.id)).toMatchObject(WAITS);
  clock.turn(29 * 60_000);
  printer.manner.takesOne = true;
  await printer.on();
  await settled(first, 'SPOOLED');
  clock.turn(29 * 60_000);
  await station.api.renew();
  // The queue has looked at the second one once this one is told why.
  const next = await printed();
  await expect.poll(() => saidOf(next?.id)).toMatchObject(WAITS);
  printer.manner.takesOne = false;
  await printer.on();
  for (const job of [second, next]) await settled(job, 'SPOOLED');
  expect(printer.received.length).toBe(3);
});
