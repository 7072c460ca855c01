import { disposePinia, getActivePinia } from 'pinia';
import { afterEach, vi } from 'vitest';
import { i18n, load } from '#renderer/messages/index.ts';
import { stopTimers } from './timers-left.ts';

// The files of the window's tests run one after another in the same page: each begins in English, on an empty page, with nothing replaced but
// the way to a station: there is none, and what else listens on this machine is asked nothing.
stopTimers();
await Promise.all([load('en'), load('de')]);
i18n.global.locale.value = 'en';
document.body.replaceChildren();
vi.unstubAllGlobals();
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('There is no station here')));

// Stores that were begun go on by themselves until their pinia ends, and write down what the next test would take up: a purchase, for one.
afterEach(() => {
  const pinia = getActivePinia();
  if (pinia) disposePinia(pinia);
  localStorage.clear();
  sessionStorage.clear();
});
