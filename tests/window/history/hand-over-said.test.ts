import { effectScope } from 'vue';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createPinia, setActivePinia } from 'pinia';
import { announcements } from '#renderer/composables/useAnnounce.ts';
import { useHandOver } from '#renderer/features/history/hand-over/use-hand-over.ts';

const { polite, assertive } = announcements;
beforeEach(
  () =>
    ([polite.value, assertive.value] = [
      { text: '', n: 0 },
      { text: '', n: 0 },
    ]),
);
afterEach(() => vi.unstubAllGlobals());

/** What is heard once the station has answered a scan with that, or has not. */
async function scanned(outcome: string | null) {
  vi.stubGlobal('fetch', async () => {
    if (outcome === null) throw new TypeError('The answer is lost');
    return Response.json({ outcome, trouble: null, parcel: null });
  });
  setActivePinia(createPinia());
  const scope = effectScope();
  onTestFinished(() => scope.stop());
  const { scan } = scope.run(useHandOver) ?? expect.unreachable();
  await scan('1Z');
  return { polite: polite.value.text, assertive: assertive.value.text };
}

test('a parcel that must stay here interrupts whoever listens, and one that may leave does not', async () => {
  expect((await scanned('HANDED_OVER')).polite).toBe('Handed over: 1Z');
  expect((await scanned('VOIDED')).assertive).toContain('1Z');
});

test('why a parcel could not be looked up is said with it', async () => {
  expect((await scanned(null)).assertive).toMatch(/1Z: .*answer/);
});
