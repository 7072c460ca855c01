import type { Page } from 'playwright-core';

const COUNT = `{
  window.strokes = 0;
  const modifiers = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta'];
  addEventListener('keydown', ({ key }) => { if (!modifiers.includes(key)) strokes += 1; }, true);
  addEventListener('pointerdown', () => (strokes += 1), true);
}`;

/**
 * Counts what comes from the keyboard and the mouse from now on: each key that is pressed is a stroke, a chord is one, and so is a press of the
 * mouse or a finger. A scanner's keys are counted, too: take off what was scanned. Loads the page again, to see each key before the window does.
 */
export async function countStrokes(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(COUNT);
  await page.reload();
  return () => page.evaluate<number>('strokes');
}
