import { describe, expect, test } from 'vitest';
import { readHidReport } from '#electron/scale/hid/hid-report.ts';
import { createScaleDrivers } from '#electron/scale/index.ts';
import type { ScaleSignal } from '#electron/engine/scale/ports.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';

const read = (hex: string) => readHidReport(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
const weight = (value: string, unit: string, stable = true) => ({ kind: 'weight', value, unit, stable });

describe('a report of a USB scale', () => {
  test.each([
    ['03 04 0b ff 61 01', weight('35.3', 'oz'), '35.3 oz, stable'],
    ['03 04 02 00 e9 03', weight('1001', 'g'), '1001 g, stable'],
    ['03 03 02 00 f4 01', weight('500', 'g', false), '500 g, moving'],
    ['03 04 0c fe a1 03', weight('9.29', 'lb'), '9.29 lb, stable'],
    ['03 04 03 fd 07 00', weight('0.007', 'kg'), '7 g as kg'],
    ['03 04 02 01 0f 00', weight('150', 'g'), '15 times ten grams'],
    ['03 04 03 fd ff ff', weight('65.535', 'kg'), 'the most that a report holds'],
    ['03 02 0b ff 00 00', weight('0', 'oz'), 'empty'],
    ['03 02 0b ff 01 00', weight('0', 'oz'), 'at the centre of zero, whatever the digits'],
  ])('%s is %o: %s', (hex, expected) => {
    expect(read(hex)).toEqual(expected);
  });

  test.each([
    ['03 05 0b ff 32 00', { kind: 'under_zero' }],
    ['03 06 02 00 00 00', { kind: 'over_range' }],
    ['03 08 02 00 00 00', { kind: 'needs_zero' }],
    ['03 01 02 00 00 00', { kind: 'fault', trouble: diagnostic('SCALE_FAULT') }],
    ['03 07 02 00 00 00', { kind: 'fault', trouble: diagnostic('SCALE_NOT_CALIBRATED') }],
    [
      '03 63 02 00 00 00',
      {
        kind: 'fault',
        trouble: diagnostic('SCALE_STATE_UNKNOWN', { status: 99 }),
      },
    ],
  ])('%s is %o', (hex, expected) => {
    expect(read(hex)).toEqual(expected);
  });

  test('in a unit that parcels are not weighed in is no weight', () => {
    expect(read('03 04 04 00 05 00')).toMatchObject({
      kind: 'fault',
      trouble: { code: 'SCALE_UNIT' },
    });
  });

  test.each(['', '03', '03 04 0b ff 61', '01 04 0b ff 61 01'])('%j is none', (hex) => {
    expect(read(hex)).toBeNull();
  });
});

describe('USB scales', () => {
  const device = { vendorId: 0x0922, productId: 0x8003, path: '/dev/hidraw3', release: 1, interface: 0 };
  const usbScale = { ...device, usagePage: 0x8d, serialNumber: '0071', manufacturer: 'Example', product: 'M10' };
  const keyboard = { ...device, path: '/dev/hidraw0', usagePage: 1 };
  const noSerial = () => Promise.reject(new Error('not here'));

  function plugged(devices: (typeof device)[]) {
    const listeners: Record<string, (value: never) => void> = {};
    const opened: string[] = [];
    const drivers = createScaleDrivers({
      serial: noSerial,
      hid: async () => ({
        devices: async () => devices,
        async open(path) {
          opened.push(path);
          return {
            on: (event: string, listener: (value: never) => void) => (listeners[event] = listener),
            close: async () => undefined,
          };
        },
      }),
    });
    const emit = (event: string, value: unknown) => listeners[event]?.(value as never);
    return { drivers, opened, emit };
  }

  test('are found among all devices by what they say of themselves', async () => {
    const { available, notes } = await plugged([keyboard, usbScale]).drivers.available();
    expect(available).toEqual([
      { name: 'Example M10', connection: { type: 'hid', vendorId: 0x0922, productId: 0x8003, serialNumber: '0071' } },
    ]);
    expect(notes).toEqual(['Serial scales cannot be used: their library does not load. Install Packbench again.']);
  });

  test('are heard until they are unplugged', async () => {
    const { drivers, opened, emit } = plugged([keyboard, usbScale]);
    const heard: ScaleSignal[] = [];
    const scale = await drivers.open({ type: 'hid' }, (signal) => heard.push(signal));
    for (const hex of ['03020bff0000', '01ff', '03030bff2c01', '03040bff6101']) emit('data', Buffer.from(hex, 'hex'));
    emit('error', new Error('could not read from HID device'));
    expect(opened).toEqual(['/dev/hidraw3']);
    expect(heard).toEqual([weight('0', 'oz'), weight('30.0', 'oz', false), weight('35.3', 'oz')]);
    expect(await scale.lost).toMatchObject({ code: 'SCALE_UNPLUGGED' });
  });

  test('of another number are not taken for the one that is set up', async () => {
    const { drivers } = plugged([usbScale]);
    const other = drivers.open({ type: 'hid', vendorId: 0x0eb8 }, () => undefined);
    await expect(other).rejects.toThrow('No such USB scale is plugged in.');
  });
});
