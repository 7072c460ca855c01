import { devicesAsync, getHidapiVersion, HIDAsync, type Device } from 'node-hid';

/** What is needed of USB devices that speak for themselves. */
export interface HidLibrary {
  devices(): Promise<Device[]>;
  open(path: string): Promise<HidHandle>;
}

export interface HidHandle {
  on(event: 'data', listener: (report: Uint8Array) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  close(): Promise<void>;
}

/** @throws Error where the library's native part does not load; it would do so only when a device is asked for. */
export function loadNodeHid(): HidLibrary {
  getHidapiVersion();
  return { devices: () => devicesAsync(), open: (path) => HIDAsync.open(path) };
}
