import type { MediaSize } from '../../engine/shipping/documents/renderer.ts';

/** Where the fields of a DEVMODEW are, in bytes (Win32, "DEVMODEW structure"), and what says that they are set. */
const AT = { fields: 72, orientation: 76, paperSize: 78, paperLength: 80, paperWidth: 82 } as const;
const SET = 0x1 | 0x2 | 0x4 | 0x8;
const PORTRAIT = 1;
const USER_DEFINED = 256;

/** What a driver said of its settings, with paper of exactly this size: Windows counts in tenths of a millimetre. */
export function withPaper(devMode: Uint8Array, { width, height }: MediaSize): Buffer {
  const changed = Buffer.from(devMode);
  changed.writeUInt32LE(changed.readUInt32LE(AT.fields) | SET, AT.fields);
  changed.writeInt16LE(PORTRAIT, AT.orientation);
  changed.writeInt16LE(USER_DEFINED, AT.paperSize);
  changed.writeInt16LE(Math.round(height * 10), AT.paperLength);
  changed.writeInt16LE(Math.round(width * 10), AT.paperWidth);
  return changed;
}
