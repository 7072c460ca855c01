import { randomUUID } from 'node:crypto';
import type { BatchRow } from '#shared/schema/batches/batch-row.ts';
import { buildWindow } from '../../build/build-window.ts';
import { findChromium, launchChromium } from '../browser/chromium.ts';
import { openWindow } from '../browser/window.ts';
import { csv, line } from '../helpers/batches.ts';
import { startLabelPrinter } from '../printing/label-printer.ts';
import { draft } from '../printing/samples.ts';
import { startProcess } from './server-process.ts';

const ROWS = Number(process.env['BENCH_ROWS'] ?? 5000);
/** From the key that has all rows checked until the window says that they are. */
const AIM_MS = 1000;
const PAGE = 500;

/**
 * A table at the Batch screen, from the file to paper: how long its rows take to be checked, and whether the labels come out of a printer on
 * the network in the order of the rows, each once.
 */
export async function benchBatch(): Promise<void> {
  if (findChromium() === null) return console.log('\nA batch in the window needs Chromium.');
  const station = startProcess(new URL('station-process.ts', import.meta.url).pathname);
  const { url, token } = JSON.parse(await station.line()) as { url: string; token: string };
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const headers = {
      ...{ authorization: `Bearer ${token}`, 'x-request-id': randomUUID() },
      'content-type': 'application/json',
    };
    const answer = await fetch(`${url}/station/v1/${path}`, {
      ...{ method, headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const printer = await startLabelPrinter();
  await call('POST', 'printers', draft({ type: 'raw', host: '127.0.0.1', port: printer.port }));
  await buildWindow();
  const pairing = await call<{ address: string }>('POST', 'pairings');
  const browser = await launchChromium();
  const { page } = await openWindow(browser, { engine: { identity: { createPairing: () => pairing } } });
  page.setDefaultTimeout(600_000);

  await page.goto(`${url}/#/batch`);
  const table = csv(...Array.from({ length: ROWS }, (_, index) => line(`B-${index + 1}`, { name: `Jane ${index}` })));
  const file = { name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByLabel('Account', { exact: true }).selectOption('test-f');
  await page.getByLabel('Service', { exact: true }).selectOption('101');
  await page.evaluate(`addEventListener('keydown', ({ key, timeStamp }) => {
    if (key !== 'F8') return;
    const changes = new MutationObserver(() => {
      if (![...document.querySelectorAll('h2')].some((head) => head.textContent.trim() === 'Checked')) return;
      changes.disconnect();
      requestAnimationFrame(() => { document.body.dataset.checkedMs = performance.now() - timeStamp; });
    });
    changes.observe(document.body, { subtree: true, childList: true, characterData: true });
  }, true)`);
  await page.keyboard.press('F8');
  await page.locator('body[data-checked-ms]').waitFor();
  const checked = Number(await page.locator('body').getAttribute('data-checked-ms'));

  await page.keyboard.press('Control+p');
  await page.getByRole('button', { name: 'Stop printing' }).waitFor();
  const begun = performance.now();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('heading', { level: 2, name: 'Finished', exact: true }).waitFor();
  const bought = performance.now() - begun;
  await page.getByText(`${ROWS.toLocaleString('en')} at the printer`).waitFor();
  const onPaper = performance.now() - begun;

  const { id = '' } = (await call<{ batches: { id: string }[] }>('GET', 'batches')).batches[0] ?? {};
  const rows: BatchRow[] = [];
  for (let after = 0; after < ROWS; after += PAGE)
    rows.push(...(await call<{ rows: BatchRow[] }>('GET', `batches/${id}/rows?limit=${PAGE}&after=${after}`)).rows);
  const numberOf = new Map(rows.map(({ trackingNumbers: [tracking = ''], number }) => [tracking, number]));
  // A connection that says nothing only asks whether the printer is there.
  const printed = printer.received.filter(({ length }) => length > 0);
  const paper = printed.map((bytes) => {
    const label = bytes.toString('latin1');
    return numberOf.get(/TESTPB[0-9A-Z]+/.exec(label)?.[0] ?? '') ?? 0;
  });
  const inOrder = paper.length === ROWS && paper.every((number, index) => number === index + 1);
  await browser.close();
  await station.end();
  await printer.off();

  console.log(`\nA table of ${ROWS} rows at the Batch screen`);
  const seconds = (ms: number) => Math.round(ms / 100) / 10;
  console.table({
    'checked, from the key to the frame that says so': { s: Math.round(checked) / 1000 },
    'all bought': { s: seconds(bought) },
    'all on paper': { s: seconds(onPaper) },
  });
  console.log(
    `${paper.length} labels came out, ${inOrder ? 'each once and in the order of the rows' : 'NOT in order'}.`,
  );
  if (checked > AIM_MS) console.log(`Checking took longer than ${AIM_MS} ms.`);
}
