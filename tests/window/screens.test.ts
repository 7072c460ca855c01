import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { expect, onTestFinished, test, vi } from 'vitest';
import { commands } from '#renderer/composables/useCommands.ts';
import { i18n } from '#renderer/messages/index.ts';
import { createWindowRouter } from '#renderer/router.ts';
import { SCREENS, type Screen, type ScreenName } from '#renderer/screens.ts';
import AppShell from '#renderer/shell/AppShell.vue';
import NavigationRail from '#renderer/shell/NavigationRail.vue';

/** A window with these screens behind the usual ones; they have names and no keys. */
function windowWith(...names: string[]) {
  const [list, words] = [SCREENS as Screen[], Object.fromEntries(names.map((name) => [name, `The ${name}`]))];
  const view = () => Promise.resolve({ default: { render: () => null } });
  const usual = list.length;
  for (const name of names) list.push({ name: name as ScreenName, icon: (list[0] as Screen).icon, view });
  onTestFinished(() => void list.splice(usual));
  i18n.global.mergeLocaleMessage('en', { shell: { screens: words, short: words } });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('There is no station')));
  onTestFinished(() => void vi.unstubAllGlobals());

  const router = createWindowRouter();
  const global = { plugins: [createPinia(), router], stubs: { StationStatus: true } };
  const opened = [mount(NavigationRail, { global }), mount(AppShell, { global, shallow: true })] as const;
  onTestFinished(() => opened.forEach((part) => part.unmount()));
  return { router, rail: opened[0] };
}

test('the window takes twelve screens; those without a key are reached all the same', async () => {
  const { router, rail } = windowWith('twelfth');
  const links = rail.findAll('nav a').map((link) => [link.attributes('href'), link.attributes('title')]);
  expect(links).toHaveLength(12);
  expect([links[0], links[11]]).toEqual([
    ['#/ship', 'Ship (Ctrl+1)'],
    ['#/twelfth', 'The twelfth'],
  ]);

  const going = commands.value.slice(0, 12);
  expect(going.map(({ keys }) => keys)).toEqual([
    ...['Ctrl+1', undefined, 'Ctrl+B'],
    ...[2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `Ctrl+${digit}`),
    undefined,
  ]);
  going[11]?.run();
  await expect.poll(() => router.currentRoute.value.path).toBe('/twelfth');
});
