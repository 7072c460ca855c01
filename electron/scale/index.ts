import type { ScaleDrivers } from '#electron/engine/scale/ports.ts';
import type { AvailableScales } from '#shared/schema/scale.ts';
import type { HidLibrary } from './hid/hid-library.ts';
import { createHidScales } from './hid/hid-scales.ts';
import type { SerialLibrary } from './serial/serial-library.ts';
import { createSerialScales } from './serial/serial-scales.ts';

/** Where the libraries of devices come from; both are native and optional, and are loaded when they are first needed. */
export interface ScaleLibraries {
  hid(): Promise<HidLibrary>;
  serial(): Promise<SerialLibrary>;
}

const INSTALLED: ScaleLibraries = {
  hid: async () => (await import('./hid/hid-library.ts')).loadNodeHid(),
  serial: async () => (await import('./serial/serial-library.ts')).serialPort,
};

/** The ways to scales that this machine has. */
export function createScaleDrivers(libraries: ScaleLibraries = INSTALLED): ScaleDrivers {
  const hid = createHidScales(
    orSay(libraries.hid, 'USB scales cannot be used on this machine: node-hid does not load'),
  );
  const serial = createSerialScales(
    orSay(libraries.serial, 'Serial scales cannot be used on this machine: serialport does not load'),
  );

  return {
    async available(): Promise<AvailableScales> {
      const asked = await Promise.allSettled([hid.available(), serial.available()]);
      return {
        available: asked.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])),
        notes: asked.flatMap((each) => (each.status === 'rejected' ? [wordsOf(each.reason)] : [])),
      };
    },
    open: (connection, hear) =>
      connection.type === 'hid' ? hid.open(connection, hear) : serial.open(connection, hear),
  };
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** @throws Error with a sentence for the operator where the library does not load. */
const orSay =
  <T>(load: () => Promise<T>, sentence: string) =>
  async (): Promise<T> => {
    try {
      return await load();
    } catch (error) {
      throw new Error(`${sentence} (${wordsOf(error).split('\n')[0]}).`, { cause: error });
    }
  };
