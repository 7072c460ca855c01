import type { Scale, ScaleDrivers } from '#electron/engine/scale/ports.ts';
import { TroubleError } from '#electron/engine/trouble-error.ts';
import type { AvailableScale, HidScale } from '#shared/schema/station/scale.ts';
import { trouble, type SaidTrouble } from '#shared/diagnostics/trouble.ts';
import type { HidHandle, HidLibrary } from './hid-library.ts';
import { readHidReport, SCALE_PAGE } from './hid-report.ts';

type Device = Awaited<ReturnType<HidLibrary['devices']>>[number];

/** USB scales of the HID point of sale class, as the operating system lists them. */
export function createHidScales(load: () => Promise<HidLibrary>) {
  const devices = async () => (await (await load()).devices()).filter(({ usagePage }) => usagePage === SCALE_PAGE);

  return {
    available: async (): Promise<AvailableScale[]> => (await devices()).map(toAvailable),

    async open(wanted: HidScale, hear: Parameters<ScaleDrivers['open']>[1]): Promise<Scale> {
      const device = (await devices()).find((each) => isWanted(each, wanted));
      if (device?.path === undefined)
        throw new TroubleError(trouble('SCALE_NOT_PLUGGED_IN', 'No such USB scale is plugged in.'));
      const handle = await opened(await load(), device.path);
      const lost = Promise.withResolvers<SaidTrouble>();
      handle.on('error', () => lost.resolve(trouble('SCALE_UNPLUGGED', 'The USB scale was unplugged.')));
      handle.on('data', (report) => {
        const signal = readHidReport(report);
        if (signal) hear(signal);
      });
      return { lost: lost.promise, close: () => handle.close() };
    },
  };
}

async function opened(library: HidLibrary, path: string): Promise<HidHandle> {
  try {
    return await library.open(path);
  } catch (error) {
    const sentence = 'The USB scale may not be used by this user, or by another program at the same time.';
    throw new TroubleError(trouble('SCALE_IN_USE', sentence), { cause: error });
  }
}

const isWanted = (device: Device, wanted: HidScale) =>
  (wanted.vendorId ?? device.vendorId) === device.vendorId &&
  (wanted.productId ?? device.productId) === device.productId &&
  (wanted.serialNumber ?? device.serialNumber) === device.serialNumber;

function toAvailable({ vendorId, productId, serialNumber, manufacturer, product }: Device): AvailableScale {
  const name = [manufacturer, product].filter(Boolean).join(' ') || 'USB scale';
  return { name, connection: { type: 'hid', vendorId, productId, ...(serialNumber && { serialNumber }) } };
}
