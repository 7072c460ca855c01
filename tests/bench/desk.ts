import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { buildWindow } from '../../build/build-window.ts';
import { findChromium, launchChromium } from '../browser/chromium.ts';
import { desk } from '../browser/desk.ts';
import { openWindow } from '../browser/window.ts';
import { startProcess } from './server-process.ts';

const SHIPMENTS = Number(process.env['BENCH_SHIPMENTS'] ?? 100_000);
const PURCHASES = 25;
const KEY_MS = 90;
const AIMS = { keyToPaint: 32, chordToLabel: 100 };

const at = (values: readonly number[], share: number) =>
  Math.round((values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN) * 10) / 10;

/**
 * Notes of each key how long it takes until the frame that shows it is drawn, and of each chord that buys until the label that was bought is
 * on the screen, from the time of the event on, as the browser got it.
 */
const WATCH = `{
  window.measured = { keys: [], labels: [], states: [] };
  const painted = (then) => requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel(); port1.onmessage = then; port2.postMessage(0); });
  addEventListener('keydown', (event) => {
    const { timeStamp } = event;
    if (event.ctrlKey && event.key === 'Enter') return watchLabel(timeStamp);
    if (event.key.length === 1 && !event.ctrlKey) painted(() => measured.keys.push(performance.now() - timeStamp));
  }, true);
  function watchLabel(timeStamp) {
    let hasState = false;
    const look = () => {
      if (!hasState && document.querySelector('.state-panel .next')) {
        hasState = true;
        painted(() => measured.states.push(performance.now() - timeStamp));
      }
      if (!hasState || !document.querySelector('.label-panel canvas[data-drawn]')) return;
      changes.disconnect();
      painted(() => { document.body.dataset.labels = measured.labels.push(performance.now() - timeStamp); });
    };
    const changes = new MutationObserver(look);
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-drawn'] });
  }
}`;

interface Measured {
  keys: number[];
  labels: number[];
  states: number[];
}

/** The Ship screen on a ledger of many shipments, at the pace of a packer: what each key costs, and how long a label takes. */
export async function benchDesk(): Promise<void> {
  if (findChromium() === null) return console.log('\nThe desk needs Chromium.');
  const station = startProcess(new URL('station-process.ts', import.meta.url).pathname, {
    ...{ BENCH_SHIPMENTS: String(SHIPMENTS), BENCH_DAYS: String(Math.min(500, Math.floor(SHIPMENTS / 500))) },
  });
  const { url, token } = JSON.parse(await station.line()) as { url: string; token: string };
  await buildWindow();
  const headers = { authorization: `Bearer ${token}`, 'x-request-id': randomUUID() };
  const pairing = (await (await fetch(`${url}/station/v1/pairings`, { method: 'POST', headers })).json()) as {
    address: string;
  };
  const browser = await launchChromium();
  const { page } = await openWindow(browser, { engine: { identity: { createPairing: () => pairing } } });
  await page.evaluate(WATCH);
  for (let purchase = 0; purchase < PURCHASES; purchase++) await ship(page, purchase);
  const { keys, labels, states } = (await page.evaluate('measured')) as Measured;
  await browser.close();
  await station.end();
  const row = (values: readonly number[]) => ({
    ...{ measured: values.length, 'p50 ms': at(values, 0.5), 'p95 ms': at(values, 0.95), 'most ms': at(values, 1) },
  });
  console.log(`\nThe Ship screen with ${SHIPMENTS} shipments`);
  console.table({
    'key to paint': row(keys),
    'chord to BOUGHT': row(states),
    'chord to the label that was bought': row(labels),
  });
  if (at(keys, 0.95) > AIMS.keyToPaint) console.log(`A key took longer than ${AIMS.keyToPaint} ms at p95.`);
  if (at(labels, 0.95) > AIMS.chordToLabel) console.log(`A label took longer than ${AIMS.chordToLabel} ms at p95.`);
}

/** A parcel, typed: a name that the address book is searched for, the address, a weight. */
async function ship(page: Page, purchase: number): Promise<void> {
  const { edit, field, state } = desk(page);
  await page.keyboard.press('Control+n');
  await state('FILL IN');
  await page.keyboard.press('Shift+F3');
  await page.keyboard.type(['grace', 'kon', 'ed hop', 'ada b'][purchase % 4] ?? '', { delay: KEY_MS });
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await edit();
  for (const [name, text] of [
    ['name', `Desk ${purchase}`],
    ['street', `${purchase + 1} Main St`],
    ['zip', '90001'],
    ['city', 'Los Angeles'],
    ['state', 'CA'],
    ['country', 'us'],
  ] as const) {
    await field(name).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text, { delay: KEY_MS });
  }
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+F4');
  await page.keyboard.type('2.5', { delay: KEY_MS });
  await state('READY');
  await page.locator('.label-panel canvas[data-drawn]').waitFor();
  // The preview is not the label: it is drawn once more when that has come.
  await page.evaluate(`document.querySelector('.label-panel canvas').removeAttribute('data-drawn')`);
  await page.keyboard.press('Control+Enter');
  await page.locator(`body[data-labels="${purchase + 1}"]`).waitFor();
}
