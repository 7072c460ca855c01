import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary: string }[];
}

/**
 * Runs axe over the page as it is: every rule of WCAG 2.2 AA, and the good practices. In forced colours without contrast: axe reads the
 * colours of the style sheet there, not those that the system puts in their place.
 */
export async function expectNoViolations(
  page: Page,
  { forcedColors = false, only = RULES }: { forcedColors?: boolean; only?: readonly string[] } = {},
): Promise<void> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE);
  const { violations } = (await page.evaluate(
    `axe.run({ runOnly: ${JSON.stringify(only)}, resultTypes: ['violations'], selectors: false, rules: { 'color-contrast': { enabled: ${!forcedColors} } } })`,
  )) as { violations: Violation[] };
  const words = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary}`),
  );
  expect(words).toEqual([]);
}
