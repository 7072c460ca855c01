/** What only the desktop application can do; absent in a browser. This is the only file that touches `window.station`. */
export interface StationBridge {
  /** Calls to the page's own origin are answered by the station itself: they need no token. */
  readonly trusted: true;
}

declare global {
  interface Window {
    readonly station?: StationBridge;
  }
}

export const bridge: StationBridge | null = globalThis.window?.station ?? null;
