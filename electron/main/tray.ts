import type { MenuItemConstructorOptions } from 'electron';
import type { Language } from '#shared/format/languages.ts';
import { attentionWords, WORDS } from './messages/index.ts';

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
export function trayMenu(language: Language, count: number, actions: TrayActions): TrayMenu {
  const words = WORDS[language];
  const attention = attentionWords(language, count);
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
