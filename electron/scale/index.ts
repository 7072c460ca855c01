import type { ScaleDrivers } from '#electron/engine/scale/ports.ts';
import { troubleOf } from '#electron/engine/trouble-error.ts';
import type { AvailableScales } from '#shared/schema/station/scale.ts';
import { troubleOnly } from '#shared/diagnostics/trouble.ts';
import type { HidLibrary } from './hid/hid-library.ts';
import { createHidScales } from './hid/hid-scales.ts';
import type { SerialLibrary } from './serial/serial-library.ts';
import { createSerialScales } from './serial/serial-scales.ts';
import { orSayWhatToInstall, type UnusableWords } from './why-unusable.ts';

/** Where the libraries of devices come from; both are native and optional, and are loaded when they are first needed. */
export interface ScaleLibraries {
  hid(): Promise<HidLibrary>;
  serial(): Promise<SerialLibrary>;
}

const INSTALLED: ScaleLibraries = {
  hid: async () => (await import('./hid/hid-library.ts')).loadNodeHid(),
  serial: async () => (await import('./serial/serial-library.ts')).serialPort,
};

const USB: UnusableWords = {
  needs: 'USB_SCALES_NEED',
  needsSentence: (missing, debian) =>
    `USB scales need ${missing}, which this machine does not have. On Debian and Ubuntu: apt-get install ${debian}.`,
  unusable: 'USB_SCALES_UNUSABLE',
  unusableSentence: 'USB scales cannot be used: their library node-hid does not load. Install Packbench again.',
};
const SERIAL: UnusableWords = {
  needs: 'SERIAL_PORTS_NEED',
  needsSentence: (missing, debian) =>
    `Serial ports cannot be listed without ${missing}, which this machine does not have. On Debian and Ubuntu: apt-get install ${debian}.`,
  unusable: 'SERIAL_SCALES_UNUSABLE',
  unusableSentence: 'Serial scales cannot be used: their library serialport does not load. Install Packbench again.',
};

/** The ways to scales that this machine has. */
export function createScaleDrivers(libraries: ScaleLibraries = INSTALLED): ScaleDrivers {
  const hid = createHidScales(() => orSayWhatToInstall(USB, libraries.hid));
  const serial = createSerialScales(() => orSayWhatToInstall(SERIAL, libraries.serial));
  const ports = () => orSayWhatToInstall(SERIAL, serial.available);

  return {
    async available(): Promise<AvailableScales> {
      const asked = await Promise.allSettled([hid.available(), ports()]);
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
