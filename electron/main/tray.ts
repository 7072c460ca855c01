import type { MenuItemConstructorOptions } from 'electron';
import type { Words } from './menu-texts.ts';

export interface TrayActions {
  openWindow(): void;
  openAttention(): void;
  quit(): void;
}

export interface TrayMenu {
  tooltip: string;
  /** Beside the icon, on macOS. */
  title: string;
  menu: MenuItemConstructorOptions[];
}

/** What the tray shows while so many shipments, labels and manifests need attention. */
export function trayMenu(words: Words, count: number, actions: TrayActions): TrayMenu {
  const attention = count === 0 ? words.calm : words.attention(count);
  return {
    tooltip: `Packbench: ${attention}`,
    title: count === 0 ? '' : String(count),
    menu: [
      { label: attention, enabled: count > 0, click: actions.openAttention },
      { type: 'separator' },
      { label: words.openWindow, click: actions.openWindow },
      { label: words.quit, click: actions.quit },
    ],
  };
}
