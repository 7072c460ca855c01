import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { buildWindow } from '../../build/build-window.ts';
import { findChromium, launchChromium } from '../browser/chromium.ts';
import { openWindow } from '../browser/window.ts';
import { startProcess } from './server-process.ts';

const SHIPMENTS = Number(process.env['BENCH_SHIPMENTS'] ?? 100_000);
/** At least 500 shipments a day. */
const DAYS = Math.min(500, Math.floor(SHIPMENTS / 500));
const ROUNDS = 20;
/** What the first page may take. */
const FIRST_PAGE_MS = 200;
const KEY_MS = 90;

const QUERIES = {
  'first page': 'limit=100',
  'one state': 'limit=100&state=LABELLED',
  'rare state': 'limit=100&state=REJECTED',
  'one account': 'limit=100&carrierId=test-b',
  'one word, many hits': 'limit=100&text=grace',
  'two words': 'limit=100&text=grace+hop',
  'one letter': 'limit=100&text=a',
  'order number': 'limit=100&text=ORDER-042042',
  'nothing found': 'limit=100&text=zzzz',
} as const;

const at = (values: number[], share: number) =>
  Math.round(
    (values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0) * 10,
  ) / 10;

/** Milliseconds of each call, one after another. */
async function time(url: string, token: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const started = performance.now();
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    if (round > 0) times.push(performance.now() - started);
  }
  return times;
}

/** Notes in the page how long rows take to be painted after the key that opens the screen, and what each key typed costs until it is painted. */
const WATCH = `{
  window.measured = { firstPage: [], keys: [], longTasks: [] };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') measured.keys.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  new PerformanceObserver((list) => measured.longTasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask' });
  addEventListener('keydown', ({ key, ctrlKey, timeStamp }) => {
    if (!ctrlKey || key !== '3') return;
    const look = () => document.querySelector('tr[data-index]')
      ? requestAnimationFrame((now) => measured.firstPage.push(now - timeStamp))
      : requestAnimationFrame(look);
    look();
  }, true);
}`;

interface Measured {
  firstPage: number[];
  keys: number[];
  longTasks: number[];
}

async function measureWindow(page: Page): Promise<Measured & { typed: number }> {
  await page.evaluate(WATCH);
  for (let round = 0; round < 6; round++) {
    await page.keyboard.press('Control+3');
    await page.locator('tr[data-index]').first().waitFor();
    await page.keyboard.press('Control+1');
    await page.locator('tr[data-index]').first().waitFor({ state: 'detached' });
  }
  await page.keyboard.press('Control+3');
  await page.locator('tr[data-index]').first().waitFor();
  await page.evaluate('measured.keys.length = measured.longTasks.length = 0');
  const words = ['grace hopper', 'a', 'ORDER-0420', 'konrad zuse portland'];
  for (const word of words) {
    await page.keyboard.press('F3');
    await page.keyboard.type(word, { delay: KEY_MS });
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
  }
  await page.locator('tr[data-index]').first().waitFor();
  return { ...((await page.evaluate('measured')) as Measured), typed: words.join('').length };
}

/** The History screen on a ledger of many shipments: its calls, its first page in a browser, and what typing feels like meanwhile. */
export async function benchHistory(): Promise<void> {
  const started = performance.now();
  const station = startProcess(new URL('station-process.ts', import.meta.url).pathname, {
    BENCH_SHIPMENTS: String(SHIPMENTS),
    BENCH_DAYS: String(DAYS),
  });
  const { url, token } = JSON.parse(await station.line()) as { url: string; token: string };
  console.log(
    `\nHistory with ${SHIPMENTS} shipments (written in ${Math.round((performance.now() - started) / 1000)} s)`,
  );

  const rows: Record<string, { 'p50 ms': number; 'p99 ms': number; 'totals p50 ms': number }> = {};
  for (const [name, query] of Object.entries(QUERIES)) {
    const page = await time(`${url}/station/v1/shipments?${query}`, token);
    const totals = await time(`${url}/station/v1/shipments/totals?${query.replace('limit=100', '')}`, token);
    rows[name] = { 'p50 ms': at(page, 0.5), 'p99 ms': at(page, 0.99), 'totals p50 ms': at(totals, 0.5) };
  }
  console.table(rows);
  if (findChromium() !== null) await benchWindow(url, token);
  await station.end();
}

/** Milliseconds of each frame while the wheel turns, 300 times ten rows. */
async function measureScroll(page: Page): Promise<number[]> {
  await page.keyboard.press('Control+3');
  await page.locator('tr[data-index]').nth(5).waitFor();
  await page.locator('.table-box').hover();
  await page.evaluate(`{
    window.frames_ = [];
    let last = performance.now();
    const tick = (now) => { frames_.push(now - last); last = now; requestAnimationFrame(tick); };
    requestAnimationFrame(tick);
  }`);
  for (let turn = 0; turn < 300; turn += 1) await page.mouse.wheel(0, 480);
  await page.waitForTimeout(1_000);
  return (await page.evaluate('frames_.slice(1)')) as number[];
}

/** Milliseconds until the rows of a day are there, for days all over the history. */
async function measureJump(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let back = 1; back < DAYS; back += Math.ceil(DAYS / 10)) {
    const day = new Date(Date.now() - back * 86_400_000).toLocaleDateString('sv');
    const started = performance.now();
    await page.locator('.screen-head input[type=date]').fill(day);
    await page.locator(`tr[data-day="${day}"]`).waitFor();
    times.push(performance.now() - started);
  }
  await page.locator('.screen-head input[type=date]').fill('');
  await page.keyboard.press('Control+1');
  return times;
}

async function benchWindow(url: string, token: string): Promise<void> {
  await buildWindow();
  const response = await fetch(`${url}/station/v1/pairings`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'x-request-id': randomUUID() },
  });
  const pairing = (await response.json()) as { address: string };
  const browser = await launchChromium();
  const { page } = await openWindow(browser, { engine: { identity: { createPairing: () => pairing } } });
  const frames = await measureScroll(page);
  const jump = await measureJump(page);
  const { firstPage, keys, longTasks, typed } = await measureWindow(page);
  await browser.close();
  const [first = Number.NaN, ...again] = firstPage;
  console.table({
    'first page, screen loaded for the first time': { ms: Math.round(first) },
    'first page, afterwards (median)': { ms: at(again, 0.5) },
    'key to paint while results load, p99': { ms: at(keys, 0.99) },
    'key to paint while results load, most': { ms: Math.max(0, ...keys) },
    'frame while scrolling through 3,000 rows, p50': { ms: at(frames, 0.5) },
    'frame while scrolling through 3,000 rows, p99': { ms: at(frames, 0.99) },
    'frame while scrolling through 3,000 rows, most': { ms: at(frames, 1) },
    'rows of a day that was gone to (median)': { ms: at(jump, 0.5) },
    'longest task of the page while typing': { ms: Math.round(Math.max(0, ...longTasks)) },
  });
  console.log(
    `${typed} keys typed, ${keys.length} of them took a frame or more, ${longTasks.length} tasks over 50 ms.`,
  );
  if (at(again, 0.5) > FIRST_PAGE_MS) console.log(`The first page took longer than ${FIRST_PAGE_MS} ms.`);
}
