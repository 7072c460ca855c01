import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bitmap } from '#electron/labels/raster/bitmap.ts';

const FILTER = '/usr/lib/cups/filter/rastertolabel';
const DRIVERS = '/usr/lib/cups/daemon/cups-driverd';
const MODEL = 'drv:///sample.drv/zebraep2.ppd';

/** Whether CUPS's driver is there, with what it needs itself. */
export const hasCups = existsSync(FILTER) && spawnSync(DRIVERS, ['cat', MODEL], { stdio: 'ignore' }).status === 0;

/** A page as CUPS's own EPL2 driver sends it to a printer. */
export function printWithCups(bitmap: Bitmap): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-cups-'));
  try {
    const ppd = join(folder, 'printer.ppd');
    writeFileSync(
      ppd,
      execFileSync(DRIVERS, ['cat', MODEL], {
        stdio: ['ignore', 'pipe', 'ignore'],
        env: { ...process.env, CUPS_DATADIR: '/usr/share/cups' },
      }),
    );
    const raster = join(folder, 'page.ras');
    writeFileSync(raster, cupsRaster(bitmap));
    const options = { env: { ...process.env, PPD: ppd }, stdio: ['ignore', 'pipe', 'ignore'] as ('ignore' | 'pipe')[] };
    return execFileSync(FILTER, ['1', 'test', 'label', '1', '', raster], options);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The rows of graphics in an EPL2 stream of one-row GW commands, by their number. */
export function graphicRows(stream: Buffer): Map<number, Buffer> {
  const rows = new Map<number, Buffer>();
  for (let at = stream.indexOf('GW'); at >= 0; at = stream.indexOf('GW', at)) {
    const end = stream.indexOf('\n', at);
    const [, y = 0, bytesPerRow = 0, height = 0] = stream
      .toString('latin1', at + 2, end)
      .split(',')
      .map(Number);
    if (height !== 1) throw new Error(`Not one row: ${height}`);
    rows.set(y, stream.subarray(end + 1, end + 1 + bytesPerRow));
    at = end + 1 + bytesPerRow;
  }
  return rows;
}

const HEADER_SIZE = 1796;
const BLACK = 3;

/** One page in CUPS's raster format, version 3, big-endian: a header of which these fields matter, and the rows; 1 is black. */
function cupsRaster({ width, height, bytesPerRow, bits }: Bitmap): Buffer {
  const header = Buffer.alloc(HEADER_SIZE);
  const fields = [
    [276, 203],
    [280, 203],
    [340, 1],
    [352, Math.round((width * 72) / 203)],
    [356, Math.round((height * 72) / 203)],
    [372, width],
    [376, height],
    [384, 1],
    [388, 1],
    [392, bytesPerRow],
    [400, BLACK],
    [420, 1],
  ] as const;
  for (const [offset, value] of fields) header.writeUInt32BE(value, offset);
  return Buffer.concat([Buffer.from('RaS3', 'latin1'), header, bits]);
}
