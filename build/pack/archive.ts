import { extractAll, getRawHeader } from '@electron/asar';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

export interface PackedFile {
  /** From the root of the archive, with slashes. */
  path: string;
  /** Bytes. */
  size: number;
  /** Whether it lies beside the archive, in app.asar.unpacked. */
  unpacked: boolean;
}

interface Entry {
  files?: Record<string, Entry>;
  size?: number;
  unpacked?: boolean;
}

const walk = (entry: Entry, path: string): PackedFile[] =>
  entry.files
    ? Object.entries(entry.files).flatMap(([name, inner]) => walk(inner, path === '' ? name : `${path}/${name}`))
    : [{ path, size: entry.size ?? 0, unpacked: entry.unpacked === true }];

/** Every file that the header of the archive names. */
export const listArchive = (archive: string): PackedFile[] => walk(getRawHeader(archive).header as Entry, '');

/**
 * Takes the archive apart for plain Node, which cannot read in it. What lies beside it is not copied but linked to, so that a binary is
 * loaded from the place from which Electron loads it.
 */
export function extractArchive(archive: string, folder: string): void {
  extractAll(archive, folder);
  for (const { path } of listArchive(archive).filter(({ unpacked }) => unpacked)) {
    rmSync(join(folder, path));
    symlinkSync(join(`${archive}.unpacked`, path), join(folder, path));
  }
}
