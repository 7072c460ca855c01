import type { MenuItemConstructorOptions } from 'electron';
import type { Words } from './messages/index.ts';

export interface MenuActions {
  isPackaged: boolean;
  platform: NodeJS.Platform;
  openWindow(): void;
  showData(): void;
  openDocs(): void;
}

/**
 * The application menu. Its keys are those of every editor, and none that the window itself has: `Ctrl+R` and `Ctrl+Shift+Z`, for one, are
 * taken there.
 */
export function menuTemplate(words: Words, actions: MenuActions): MenuItemConstructorOptions[] {
  const { isPackaged, platform, openWindow, showData, openDocs } = actions;
  return [
    ...(platform === 'darwin' ? [{ role: 'appMenu' } as const] : []),
    {
      label: words.file,
      submenu: [
        { label: words.openWindow, click: openWindow },
        { label: words.showData, click: showData },
        { type: 'separator' },
        { label: words.closeWindow, role: 'close', accelerator: 'CmdOrCtrl+W' },
        { label: words.quit, role: 'quit', accelerator: 'CmdOrCtrl+Q' },
      ],
    },
    {
      label: words.edit,
      submenu: [
        // Fields know these keys themselves, and a screen may have more to undo than a field.
        { label: words.undo, role: 'undo', accelerator: 'CmdOrCtrl+Z', registerAccelerator: false },
        { label: words.redo, role: 'redo', accelerator: 'CmdOrCtrl+Y', registerAccelerator: false },
        { type: 'separator' },
        { label: words.cut, role: 'cut', accelerator: 'CmdOrCtrl+X' },
        { label: words.copy, role: 'copy', accelerator: 'CmdOrCtrl+C' },
        { label: words.paste, role: 'paste', accelerator: 'CmdOrCtrl+V' },
        { label: words.selectAll, role: 'selectAll', accelerator: 'CmdOrCtrl+A' },
      ],
    },
    {
      label: words.view,
      submenu: [
        { label: words.reload, click: (_item, window) => reload(window) },
        { type: 'separator' },
        { label: words.zoomIn, role: 'zoomIn', accelerator: 'CmdOrCtrl+Plus' },
        { label: words.zoomOut, role: 'zoomOut', accelerator: 'CmdOrCtrl+-' },
        { label: words.resetZoom, role: 'resetZoom', accelerator: 'CmdOrCtrl+Alt+0' },
        { label: words.fullScreen, role: 'togglefullscreen', accelerator: 'F11' },
        ...(isPackaged ? [] : [{ label: words.devTools, role: 'toggleDevTools' } as const]),
      ],
    },
    { label: words.help, submenu: [{ label: words.docs, click: openDocs }] },
  ];
}

/** With the page's own call: the role's keys are taken. */
function reload(window: object | undefined): void {
  if (window && 'reload' in window && typeof window.reload === 'function') window.reload();
}
