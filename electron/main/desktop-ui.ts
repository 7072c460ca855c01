import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import type { ElectronParts } from './electron-parts.ts';
import { menuTemplate } from './menu.ts';
import { openWindow } from './window/open-window.ts';
import { trayMenu } from './tray.ts';
import { languageOf, type Language } from '#shared/format/languages.ts';
import { WORDS } from './messages/index.ts';

const ICON = join(import.meta.dirname, 'tray.png');

export interface DesktopUiOptions {
  dataDir: string;
  stationAddress: string;
  platform: NodeJS.Platform;
  placePath: string;
}

/** What a person sees of the application: its window, its menu and its tray, in one language. */
export function createDesktopUi(
  electron: ElectronParts,
  { dataDir, stationAddress, platform, placePath }: DesktopUiOptions,
) {
  const { app, BrowserWindow, Menu, Tray, dialog, nativeImage, screen, shell } = electron;
  const { isPackaged } = app;
  let language = languageOf(app.getLocale());
  let count = 0;
  let window: BrowserWindow | null = null;
  const tray = new Tray(nativeImage.createFromPath(ICON));
  const words = () => WORDS[language];

  /** Opens the window, or brings the one that is open to the front. */
  function show(screenPath = ''): void {
    if (window === null) {
      window = openWindow({ BrowserWindow, screen, dialog, isPackaged, stationAddress, placePath, words }, screenPath);
      window.on('closed', () => (window = null));
      return;
    }
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
    if (screenPath !== '') void window.loadURL(`${window.webContents.getURL().split('#')[0]}#${screenPath}`);
  }

  function showTray(): void {
    const shown = trayMenu(language, count, {
      openWindow: () => show(),
      openAttention: () => show('/attention'),
      quit: () => app.quit(),
    });
    tray.setToolTip(shown.tooltip);
    if (platform === 'darwin') tray.setTitle(shown.title);
    tray.setContextMenu(Menu.buildFromTemplate(shown.menu));
    if (platform !== 'win32') app.setBadgeCount(count);
  }

  function showMenu(): void {
    const template = menuTemplate(words(), {
      isPackaged,
      platform,
      openWindow: () => show(),
      showData: () => void shell.openPath(dataDir),
      openDocs: () => void shell.openExternal(`${stationAddress}/docs/`),
    });
    Menu.setApplicationMenu(Menu.buildFromTemplate(template));
  }

  tray.on('click', () => show());
  showMenu();
  showTray();
  return {
    show,
    speak(spoken: Language): void {
      language = spoken;
      showMenu();
      showTray();
    },
    countAttention(counted: number): void {
      count = counted;
      showTray();
    },
  };
}
