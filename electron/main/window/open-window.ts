import type { BrowserWindow, BrowserWindowConstructorOptions, Dialog, Screen } from 'electron';
import { fitPlace, readPlace, savePlace } from './window-place.ts';
import { WINDOW_PAGE } from './scheme.ts';
import { webPreferences } from './web-preferences.ts';
import type { Words } from '../messages/index.ts';

export interface WindowParts {
  BrowserWindow: new (options: BrowserWindowConstructorOptions) => BrowserWindow;
  screen: Pick<Screen, 'getAllDisplays'>;
  dialog: Pick<Dialog, 'showMessageBox'>;
  isPackaged: boolean;
  stationAddress: string;
  /** Where the window's place is remembered. */
  placePath: string;
  words(): Words;
}

const BACKGROUND = '#123a52';

/** Opens the window where it was last, on a screen of the window's own such as `/attention`. It is shown when it has something to show. */
export function openWindow(parts: WindowParts, screenPath: string): BrowserWindow {
  const areas = parts.screen.getAllDisplays().map(({ workArea }) => workArea);
  const { isMaximized, ...place } = fitPlace(readPlace(parts.placePath), areas);
  const window = new parts.BrowserWindow({
    ...place,
    minWidth: 800,
    minHeight: 600,
    show: false,
    autoHideMenuBar: true,
    backgroundColor: BACKGROUND,
    title: 'Packbench',
    webPreferences: webPreferences(parts.isPackaged, parts.stationAddress),
  });
  if (isMaximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () =>
    savePlace(parts.placePath, { ...window.getNormalBounds(), isMaximized: window.isMaximized() }),
  );
  offerReload(window, parts);
  void window.loadURL(screenPath === '' ? WINDOW_PAGE : `${WINDOW_PAGE}#${screenPath}`);
  return window;
}

/** A window that crashed or hangs is only a window: the station goes on, and it is loaded again when somebody says so. */
function offerReload(window: BrowserWindow, { dialog, words }: WindowParts): void {
  const ask = async (message: string, buttons: string[], otherwise = () => {}) => {
    const { response } = await dialog.showMessageBox(window, {
      type: 'warning',
      message,
      detail: words().crashedDetail,
      buttons,
      defaultId: 0,
      cancelId: buttons.length - 1,
    });
    if (window.isDestroyed()) return;
    if (response === 0) window.reload();
    else otherwise();
  };
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason !== 'clean-exit') void ask(words().crashed, [words().reload, words().closeWindow], () => window.close());
  });
  window.on('unresponsive', () => void ask(words().hangs, [words().reload, words().wait]));
}
