import { createPinia, setActivePinia } from 'pinia';
import { effectScope } from 'vue';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePrinters } from '#renderer/stores/printers.ts';
import { printerAt } from '../printing/samples.ts';
import { usePrints } from '#renderer/features/ship/purchase/use-prints.ts';

const job = (changes: object) => ({
  id: 'j',
  documentId: 'd',
  contentType: 'LABEL',
  state: 'QUEUED',
  usedPrinterId: 'desk',
  fault: null,
  detail: null,
  ...changes,
});
const json = (body: object) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

let jobs: object[];
/** What the printer says when it is asked; a promise that never ends is a printer that nobody hears of. */
let status: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  setActivePinia(createPinia());
  jobs = [job({})];
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('/status')) return status();
    return json(address.includes('by-transaction') ? { shipmentId: 's' } : { printJobs: jobs, next: null });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const known = { expected: false, refused: false, withoutPrinter: false };

async function followed(more: Partial<typeof known> = {}) {
  const prints = effectScope().run(usePrints);
  if (!prints) throw new Error('There is no scope.');
  void prints.follow('t', { ...known, ...more });
  await vi.advanceTimersByTimeAsync(0);
  return prints;
}

test('a printer of which nothing is heard takes nothing, within three seconds, and why is said', async () => {
  status = () => new Promise(() => undefined);
  const prints = await followed();
  expect(prints.stage.value).toBe('printing');
  await vi.advanceTimersByTimeAsync(2_999);
  expect([prints.stage.value, prints.why.value]).toEqual(['waiting', 'desk does not answer in time.']);
  usePrinters().printers = [printerAt({ type: 'raw', host: 'dock', port: 9100 }, { name: 'Dock printer' })];
  expect(prints.why.value).toBe('Dock printer does not answer in time.');
});

test('a printer that says what is wrong is quoted at once, and no more when it takes the label', async () => {
  const trouble = { code: 'CONNECTION_REFUSED', values: { at: 'dock:9100' } };
  status = async () => json({ ready: false, detail: '', trouble, waiting: 1 });
  const prints = await followed();
  expect(prints.stage.value).toBe('waiting');
  expect(prints.why.value).toContain('dock:9100');
  jobs = [job({ state: 'SPOOLED' })];
  await prints.load();
  expect([prints.stage.value, prints.why.value]).toEqual(['spooled', '']);
});

test('a label in a queue that was paused over it waits there, and one that left a printer does not', async () => {
  const paused = { code: 'QUEUE_PAUSED_SAYING', values: { queue: 'RAW', words: 'Changing the roll' } };
  status = async () => json({ ready: false, detail: '', trouble: paused, waiting: 0 });
  jobs = [job({ state: 'SPOOLED' })];
  const prints = await followed();
  expect(prints.stage.value).toBe('waiting');
  expect(prints.why.value).toContain('Changing the roll');
  const away = { code: 'CONNECTION_REFUSED', values: { at: 'dock:9100' } };
  status = async () => json({ ready: false, detail: '', trouble: away, waiting: 0 });
  await prints.load();
  await vi.advanceTimersByTimeAsync(0);
  expect([prints.stage.value, prints.why.value]).toEqual(['spooled', '']);
});

test('a label that was tried in vain is not called printing, though its printer says nothing now', async () => {
  status = () => new Promise(() => undefined);
  const trouble = { code: 'NO_ANSWER', values: { at: 'dock:9100' } };
  jobs = [job({ detail: 'dock:9100 does not answer in time.', trouble })];
  const prints = await followed();
  expect([prints.stage.value, prints.why.value]).toEqual(['waiting', 'dock:9100 does not answer in time.']);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(prints.why.value).toBe('desk does not answer in time.');
});

test('why a label is not out is said in words, those of the printer where there are any', async () => {
  const trouble = { code: 'PRINTER_REMOVED', values: { printer: 'desk' } };
  jobs = [job({ state: 'FAILED', fault: 'PRINTER_REMOVED', trouble })];
  expect((await followed()).why.value).toBe('The printer desk was removed.');
  jobs = [job({ state: 'FAILED', fault: 'PRINTER_REFUSED' })];
  expect((await followed()).why.value).toBe('The printer refused it.');
});

test('labels that were asked for and of which no job was made are not printed', async () => {
  jobs = [];
  expect((await followed({ refused: true })).stage.value).toBe('failed');
  expect((await followed()).stage.value).toBe('none');
});

test('labels that were to be printed and of which there is no job for three seconds are not printed, as behind a stop of the station', async () => {
  jobs = [];
  const [expected, none] = [await followed({ expected: true }), await followed()];
  expect(expected.stage.value).toBe('none');
  await vi.advanceTimersByTimeAsync(2_999);
  expect([expected.stage.value, none.stage.value]).toEqual(['failed', 'none']);
  jobs = [job({ state: 'PRINTED' })];
  await expected.load();
  expect(expected.stage.value).toBe('printed');
});

test('nothing is said of prints that the station does not tell', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('by-transaction') ? json({ shipmentId: 's' }) : new Promise(() => undefined),
  );
  const prints = await followed({ expected: true });
  await vi.advanceTimersByTimeAsync(2_999);
  expect(prints.stage.value).toBe('none');
});

test('an answer that comes once the form is another shipment’s brings it no prints of the one before', async () => {
  const held: Record<string, (response: Response) => void> = {};
  vi.stubGlobal('fetch', (address: string) => {
    const [, id] = /by-transaction\/(\w+)/.exec(address) ?? [];
    if (id) return new Promise<Response>((resolve) => (held[id] = resolve));
    const printJobs = address.includes('shipmentId=of-first') ? [job({ state: 'PRINTED' })] : [];
    return Promise.resolve(json({ printJobs, next: null }));
  });
  const prints = effectScope().run(usePrints);
  void prints?.follow('first', known);
  prints?.forget();
  void prints?.follow('second', { ...known, refused: true });
  for (const id of ['second', 'first']) {
    held[id]?.(json({ shipmentId: `of-${id}` }));
    await vi.advanceTimersByTimeAsync(0);
    expect(prints?.stage.value).toBe('failed');
  }
});

test.each(['by-transaction', 'print-jobs'])(
  'a label that failed is called so though an answer of %s was lost',
  async (lost) => {
    const answered = fetch;
    let isLost = true;
    vi.stubGlobal('fetch', async (address: string) => {
      if (!isLost || !address.includes(lost)) return answered(address);
      isLost = false;
      throw new TypeError('The connection was reset.');
    });
    jobs = [job({ state: 'FAILED', fault: 'PRINTER_REFUSED' })];
    const prints = await followed();
    expect(prints.stage.value).toBe('none');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(prints.stage.value).toBe('failed');
  },
);
