import { createPinia, disposePinia, setActivePinia, type Pinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { effectScope } from 'vue';
import { useLabel } from '#renderer/features/ship/purchase/use-label.ts';
import { useShip } from '#renderer/features/ship/store.ts';

let pinia: Pinia;
let isValid: boolean;
/** Draws the label that was asked for last. */
let draw: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  setActivePinia((pinia = createPinia()));
  isValid = true;
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit = {}) => {
    if (!address.includes('/preview'))
      return Promise.resolve(Response.json({ valid: isValid, errors: [], warnings: [], packages: [] }));
    return new Promise<Response>((resolve, reject) => {
      draw = () => resolve(new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }));
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted.', 'AbortError')));
    });
  });
});
afterEach(() => {
  disposePinia(pinia);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A form that is right, whose label is on its way. */
async function asked() {
  const ship = useShip();
  const label = effectScope().run(useLabel);
  ship.draft.recipient.personName = 'Jane Roe';
  await vi.advanceTimersByTimeAsync(500);
  expect(ship.status).toBe('ready');
  return { ship, picture: () => label?.picture.value.kind };
}

test('a label that is drawn late is not shown beside the form after it', async () => {
  const { ship, picture } = await asked();
  isValid = false;
  ship.clear();
  await vi.advanceTimersByTimeAsync(500);
  draw();
  await vi.advanceTimersByTimeAsync(0);
  expect([ship.status, picture()]).toEqual(['incomplete', 'none']);
});

test('the label of the form that is being bought is shown though it is drawn late', async () => {
  const { ship, picture } = await asked();
  ship.draft.phase = 'buying';
  await vi.advanceTimersByTimeAsync(500);
  draw();
  await vi.advanceTimersByTimeAsync(0);
  expect([ship.status, picture()]).toEqual(['buying', 'preview']);
});
