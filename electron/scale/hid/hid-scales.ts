import type { Scale, ScaleDrivers } from '#electron/engine/scale/ports.ts';
import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import type { AvailableScale, HidScale } from '#shared/schema/station/scale.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
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
      if (device?.path === undefined) throw new DiagnosticError(diagnostic('SCALE_NOT_PLUGGED_IN'));
      const handle = await opened(await load(), device.path);
      const lost = Promise.withResolvers<Diagnostic>();
      handle.on('error', () => lost.resolve(diagnostic('SCALE_UNPLUGGED')));
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
    throw new DiagnosticError(diagnostic('SCALE_IN_USE'), { cause: error });
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
