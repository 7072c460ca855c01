import type { Component } from 'vue';
import {
  PackageOpen,
  ClipboardList,
  History,
  KeyRound,
  PackageCheck,
  Printer,
  Rows3,
  Settings,
  Stethoscope,
  TriangleAlert,
  Truck,
  type LucideIcon,
} from '@lucide/vue';
import type { en } from './messages/en/index.ts';

export type ScreenName = keyof typeof en.shell.screens;

export interface Screen {
  name: ScreenName;
  icon: LucideIcon;
  /** Its key is Ctrl and this digit, or this letter where no digit is free; a screen may do without. */
  key?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 'B';
  view: () => Promise<{ default: Component }>;
}

/** The chord that opens the screen, where it has one. */
export const keysOf = ({ key }: Screen): string | null => (key === undefined ? null : `Ctrl+${key}`);

/** Every screen of the window, in the order of the navigation: that, the router, Ctrl+1…9 and the command palette read this list. */
export const SCREENS: readonly Screen[] = [
  { name: 'ship', icon: PackageCheck, key: 1, view: () => import('./features/ship/ShipView.vue') },
  { name: 'orders', icon: ClipboardList, view: () => import('./features/orders/OrdersView.vue') },
  { name: 'pack', icon: PackageOpen, key: 'B', view: () => import('./features/pack/PackView.vue') },
  { name: 'batch', icon: Rows3, key: 2, view: () => import('./features/batch/BatchView.vue') },
  { name: 'history', icon: History, key: 3, view: () => import('./features/history/HistoryView.vue') },
  { name: 'attention', icon: TriangleAlert, key: 4, view: () => import('./features/attention/AttentionView.vue') },
  { name: 'carriers', icon: Truck, key: 5, view: () => import('./features/carriers/CarriersView.vue') },
  { name: 'printers', icon: Printer, key: 6, view: () => import('./features/printers/PrintersView.vue') },
  { name: 'api', icon: KeyRound, key: 7, view: () => import('./features/api/ApiView.vue') },
  { name: 'settings', icon: Settings, key: 8, view: () => import('./features/settings/SettingsView.vue') },
  { name: 'doctor', icon: Stethoscope, key: 9, view: () => import('./features/doctor/DoctorView.vue') },
];
