import type { ScaleDrivers } from '#electron/engine/scale/ports.ts';
import { TroubleError, troubleOf, wordsOf } from '#electron/engine/trouble-error.ts';
import type { AvailableScales } from '#shared/schema/scale.ts';
import { trouble, troubleOnly, type TroubleCode } from '#shared/schema/trouble.ts';
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
    orSay(libraries.hid, 'USB_SCALES_UNUSABLE', 'USB scales cannot be used on this machine: node-hid does not load'),
  );
  const serial = createSerialScales(
    orSay(
      libraries.serial,
      'SERIAL_SCALES_UNUSABLE',
      'Serial scales cannot be used on this machine: serialport does not load',
    ),
  );

  return {
    async available(): Promise<AvailableScales> {
      const asked = await Promise.allSettled([hid.available(), serial.available()]);
      const troubles = asked.flatMap((each) => (each.status === 'rejected' ? [troubleOf(each.reason, 'USB')] : []));
      return {
        available: asked.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])),
        notes: troubles.map(({ sentence }) => sentence),
        troubles: troubles.map(troubleOnly),
      };
    },
    open: (connection, hear) =>
      connection.type === 'hid' ? hid.open(connection, hear) : serial.open(connection, hear),
  };
}

/** @throws TroubleError where the library does not load. */
const orSay =
  <T>(load: () => Promise<T>, code: TroubleCode, sentence: string) =>
  async (): Promise<T> => {
    try {
      return await load();
    } catch (error) {
      const words = wordsOf(error).split('\n')[0] ?? '';
      throw new TroubleError(trouble(code, `${sentence} (${words}).`, { words }), { cause: error });
    }
  };
