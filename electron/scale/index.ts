import type { ScaleDrivers } from '#electron/engine/scale/ports.ts';
import { diagnosticOf } from '#electron/engine/diagnostic-error.ts';
import type { AvailableScales } from '#shared/schema/station/scale.ts';
import { inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { HidLibrary } from './hid/hid-library.ts';
import { createHidScales } from './hid/hid-scales.ts';
import type { SerialLibrary } from './serial/serial-library.ts';
import { createSerialScales } from './serial/serial-scales.ts';
import { orSayWhatToInstall, type UnusableCodes } from './why-unusable.ts';

/** Where the libraries of devices come from; both are native and optional, and are loaded when they are first needed. */
export interface ScaleLibraries {
  hid(): Promise<HidLibrary>;
  serial(): Promise<SerialLibrary>;
}

const INSTALLED: ScaleLibraries = {
  hid: async () => (await import('./hid/hid-library.ts')).loadNodeHid(),
  serial: async () => (await import('./serial/serial-library.ts')).serialPort,
};

const USB: UnusableCodes = { needs: 'USB_SCALES_NEED', unusable: 'USB_SCALES_UNUSABLE' };
const SERIAL: UnusableCodes = { needs: 'SERIAL_PORTS_NEED', unusable: 'SERIAL_SCALES_UNUSABLE' };

/** The ways to scales that this machine has. */
export function createScaleDrivers(libraries: ScaleLibraries = INSTALLED): ScaleDrivers {
  const hid = createHidScales(() => orSayWhatToInstall(USB, libraries.hid));
  const serial = createSerialScales(() => orSayWhatToInstall(SERIAL, libraries.serial));
  const ports = () => orSayWhatToInstall(SERIAL, serial.available);

  return {
    async available(): Promise<AvailableScales> {
      const asked = await Promise.allSettled([hid.available(), ports()]);
      const troubles = asked.flatMap((each) => (each.status === 'rejected' ? [diagnosticOf(each.reason, 'USB')] : []));
      return {
        available: asked.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])),
        notes: troubles.map(inEnglish),
        troubles,
      };
    },
    open: (connection, hear) =>
      connection.type === 'hid' ? hid.open(connection, hear) : serial.open(connection, hear),
  };
}
