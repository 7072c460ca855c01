import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { buildWindow } from '../../build/build-window.ts';
import { findChromium, FLAGS } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser that all tests share is reached. */
    browser: string;
  }
}

/** Once before all browser tests: a fresh window, and one browser to open it in. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const executablePath = findChromium({ install: true });
  if (executablePath === null) return undefined;
  await buildWindow();
  const server = await chromium.launchServer({ executablePath, args: FLAGS });
  project.provide('browser', server.wsEndpoint());
  return () => server.close();
}
