import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { SerialLibrary } from '#electron/scale/serial/serial-library.ts';
import { createSerialScales } from '#electron/scale/serial/serial-scales.ts';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'serial-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

/** Ports that nothing is heard of, also where they are pulled out. */
const silent = (ports: Awaited<ReturnType<SerialLibrary['ports']>> = []): SerialLibrary => ({
  ports: async () => ports,
  open: async () => ({ on: () => undefined, write: () => undefined, close: async () => undefined }),
});

test('a port is offered by the name that it has again after it was plugged in anew, where it alone has that name', async () => {
  const byId = folder();
  for (const id of ['usb-FTDI_A1-if00-port0', 'usb-1a86_USB_Serial']) writeFileSync(join(byId, id), '');
  const ports = [
    { path: '/dev/ttyUSB0', manufacturer: 'FTDI', pnpId: 'usb-FTDI_A1-if00-port0' },
    { path: '/dev/ttyUSB1', pnpId: 'usb-1a86_USB_Serial' },
    { path: '/dev/ttyUSB2', pnpId: 'usb-1a86_USB_Serial' },
    { path: '/dev/ttyUSB3', pnpId: 'usb-not_there' },
    { path: '/dev/ttyUSB4', pnpId: '../../etc/passwd' },
    { path: 'COM3', pnpId: 'FTDIBUS\\VID_0403+PID_6001' },
    { path: '/dev/ttyS0' },
  ];
  const found = await createSerialScales(async () => silent(ports), byId).available();
  expect(found.map(({ connection }) => connection.type === 'serial' && connection.path)).toEqual([
    ...[join(byId, 'usb-FTDI_A1-if00-port0'), '/dev/ttyUSB1', '/dev/ttyUSB2', '/dev/ttyUSB3', '/dev/ttyUSB4'],
    ...['COM3', '/dev/ttyS0'],
  ]);
  expect(found[0]?.name).toBe('/dev/ttyUSB0, FTDI');
});

test('a scale that is pulled out and plugged in again between two looks is connected anew', async () => {
  const dev = folder();
  const path = join(dev, 'scale');
  for (const number of ['ttyUSB0', 'ttyUSB1']) writeFileSync(join(dev, number), '');
  symlinkSync(join(dev, 'ttyUSB0'), path);
  const scales = createSerialScales(async () => silent());
  const connection = { type: 'serial', path, protocol: 'continuous', baudRate: 9600, framing: '8N1' } as const;
  const scale = await scales.open(connection, () => undefined);
  onTestFinished(() => scale.close());
  rmSync(path);
  symlinkSync(join(dev, 'ttyUSB1'), path);
  expect(await scale.lost).toEqual({ code: 'CONNECTION_BROKEN', values: { at: path } });
});
