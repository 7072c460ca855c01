import type { StationBridge } from '#shared/ipc/bridge.ts';

/** What only the desktop application can do; absent in a browser. This is the only file that touches `window.station`. */
declare global {
  interface Window {
    readonly station?: StationBridge;
  }
}

export const bridge: StationBridge | null = globalThis.window?.station ?? null;

/** Where programs on this machine call the station, such as `http://127.0.0.1:4820`; the page itself may have come another way. */
export const stationAddress = bridge?.address ?? globalThis.location?.origin ?? '';

/** Puts the text on the clipboard. @returns whether it is there */
export const copyText = (text: string): Promise<boolean> =>
  (bridge ? bridge.copy(text) : navigator.clipboard.writeText(text)).then(
    () => true,
    () => false,
  );
