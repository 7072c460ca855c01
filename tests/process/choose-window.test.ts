import { describe, expect, test } from 'vitest';
import { chooseWindow } from '../../build/start-window/choose-window.ts';

const DESKTOP = { DISPLAY: ':0' };
const FOUND = { electron: '/opt/electron', browser: '/usr/bin/chromium' };

/** What is chosen, and what was looked for. */
async function choose(
  args: string[],
  { env = DESKTOP as NodeJS.ProcessEnv, platform = 'linux' as NodeJS.Platform, ...found } = {},
) {
  const there: { electron: string | null; browser: string | null } = { ...FOUND, ...found };
  const looked: string[] = [];
  const find = {
    electron: async () => (looked.push('electron'), there.electron),
    browser: () => (looked.push('browser'), there.browser),
  };
  return { ...(await chooseWindow(args, { env, platform }, find)), looked };
}

describe('npm start', () => {
  test('opens the window in Electron where there is one', async () => {
    expect(await choose([])).toMatchObject({ electron: FOUND.electron, browser: null, why: null });
  });

  test.each([
    ['a browser', { electron: null }, FOUND.browser],
    ['nothing, where there is no browser either', { electron: null, browser: null }, null],
  ])('without one opens it in %s, and says why', async (_, found, browser) => {
    expect(await choose([], found as never)).toMatchObject({
      electron: null,
      browser,
      why: expect.stringMatching(/no Electron/),
    });
  });

  test.each([
    ['--no-open', ['--no-open'], {}, 'No window is opened: the station starts for a browser.'],
    ['--headless', ['--headless'], {}, null],
    ['no display', [], { env: {} }, 'There is no display on this machine: the station starts for a browser instead.'],
  ])('with %s opens nothing, and looks for no program that would', async (_, args, machine, why) => {
    expect(await choose(args, machine)).toEqual({ electron: null, browser: null, why, looked: [] });
  });

  test.each([
    ['Wayland', { env: { WAYLAND_DISPLAY: 'wayland-0' } }],
    ['Windows, which needs no variable for it', { env: {}, platform: 'win32' as const }],
  ])('knows the display of %s', async (_, machine) => {
    expect(await choose([], machine)).toMatchObject({ electron: FOUND.electron });
  });
});
