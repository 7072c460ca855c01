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

test('the window takes any number of screens; those without a key are reached all the same', async () => {
  const { router, rail } = windowWith('another');
  const links = rail.findAll('nav a').map((link) => [link.attributes('href'), link.attributes('title')]);
  expect(links).toHaveLength(SCREENS.length);
  expect([links[0], links.at(-1)]).toEqual([
    ['#/ship', 'Ship (Ctrl+1)'],
    ['#/another', 'The another'],
  ]);

  const going = commands.value.slice(0, SCREENS.length);
  const keys = going.flatMap((each) => each.keys ?? []);
  expect(keys.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 'B'].map((key) => `Ctrl+${key}`));
  expect(going.at(-1)?.keys).toBeUndefined();
  going.at(-1)?.run();
  await expect.poll(() => router.currentRoute.value.path).toBe('/another');
});
