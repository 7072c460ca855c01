import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { expect, onTestFinished, test, vi } from 'vitest';
import HistoryView from '#renderer/features/history/HistoryView.vue';
import { commands } from '#renderer/composables/useCommands.ts';
import { i18n } from '#renderer/messages/index.ts';
import { addressesOnly } from '../router.ts';
import { standIn } from '../time-zone.ts';

test.each([
  ['America/Los_Angeles', '2026-03-02T05:00:00Z', '2026-03-01'],
  ['Pacific/Auckland', '2026-03-01T22:00:00Z', '2026-03-02'],
])('a table that is saved in %s at %s is named after the day that it is there', async (zone, at, day) => {
  standIn(zone);
  vi.useFakeTimers({ now: new Date(at) });
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('export')
      ? new Response('a,b\n', { headers: { 'content-type': 'text/csv' } })
      : Response.json({ shipments: [], next: null, packages: 0, carriers: [], states: [], costs: [], printers: [] }),
  );
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const view = mount(HistoryView, { global: { plugins: [createPinia(), i18n, addressesOnly()] } });
  onTestFinished(() => {
    view.unmount();
    click.mockRestore();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  await vi.advanceTimersByTimeAsync(500);
  commands.value.find(({ keys }) => keys === 'Ctrl+Shift+E')?.run();
  await vi.advanceTimersByTimeAsync(500);
  expect(saved).toEqual([expect.stringContaining(day)]);
});
