import type { Page } from 'playwright-core';
import type { Language } from '../desk.ts';

/** A screen in one of its states, as `npm run screens` takes it. */
export interface Picture {
  name: string;
  /** Behind `#` in the address. */
  path: string;
  /** Brings the screen into the state, once it is open. */
  prepare?(page: Page, language: Language): Promise<void>;
}
