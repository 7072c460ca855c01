import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createScaleDrivers, type ScaleLibraries } from '#electron/scale/index.ts';

const hid: ScaleLibraries['hid'] = async () => ({
  devices: async () => [],
  open: () => Promise.reject(new Error('not asked for')),
});
const serial: ScaleLibraries['serial'] = async () => ({
  ports: async () => [],
  open: () => Promise.reject(new Error('not asked for')),
});
const LOADER = 'libusb-1.0.so.0: cannot open shared object file: No such file or directory';
const NEEDS_LIBUSB = {
  notes: [
    'USB scales need libusb-1.0.so.0, which this machine does not have. On Debian and Ubuntu: apt-get install libusb-1.0-0.',
  ],
  troubles: [{ code: 'USB_SCALES_NEED', values: { missing: 'libusb-1.0.so.0', package: 'libusb-1.0-0' } }],
};

test('without the system’s USB library the list says what to install, and holds the serial ports all the same', async () => {
  const drivers = createScaleDrivers({
    hid: () => Promise.reject(new Error(LOADER)),
    serial: async () => ({ ...(await serial()), ports: async () => [{ path: '/dev/ttyUSB0' }] }),
  });
  expect(await drivers.available()).toMatchObject({ available: [{ name: '/dev/ttyUSB0' }], ...NEEDS_LIBUSB });
});

test('a USB scale that is set up says so too', async () => {
  const drivers = createScaleDrivers({ hid: () => Promise.reject(new Error(LOADER)), serial });
  await expect(drivers.open({ type: 'hid' }, () => undefined)).rejects.toMatchObject({
    message: NEEDS_LIBUSB.notes[0],
    trouble: NEEDS_LIBUSB.troubles[0],
  });
});

test('a library that does not load for another reason is told from one that is missing', async () => {
  const drivers = createScaleDrivers({ hid: () => Promise.reject(new Error('Module did not self-register')), serial });
  const { notes, troubles } = await drivers.available();
  expect(notes).toEqual(['USB scales cannot be used: their library does not load. Install Packbench again.']);
  expect(troubles).toEqual([{ code: 'USB_SCALES_UNUSABLE', values: { reason: 'Module did not self-register' } }]);
});

test.runIf(process.platform === 'linux')(
  'without udevadm the list says what to install, and ends nothing',
  async () => {
    const empty = mkdtempSync(join(tmpdir(), 'packbench-path-'));
    vi.stubEnv('PATH', empty);
    onTestFinished(() => {
      vi.unstubAllEnvs();
      rmdirSync(empty);
    });
    const installed = await import('#electron/scale/serial/serial-library.ts');
    const { notes, troubles } = await createScaleDrivers({ hid, serial: async () => installed.serialPort }).available();
    expect(notes).toEqual([
      'Serial ports cannot be listed without udevadm, which this machine does not have. On Debian and Ubuntu: apt-get install udev.',
    ]);
    expect(troubles).toEqual([{ code: 'SERIAL_PORTS_NEED', values: { missing: 'udevadm', package: 'udev' } }]);
  },
);

test('the libraries for scales load without having been compiled, or miss a part of the system by name', async () => {
  const { available, notes, troubles } = await createScaleDrivers().available();
  for (const note of notes) console.log(`Scales are tested without hardware only: ${note}`);
  expect(troubles.filter(({ code }) => code !== 'USB_SCALES_NEED' && code !== 'SERIAL_PORTS_NEED')).toEqual([]);
  expect(available).toBeInstanceOf(Array);
});
