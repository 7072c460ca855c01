import type { MediaSize } from '../../engine/shipping/documents/renderer.ts';

/** Where the fields of a DEVMODEW are, in bytes (Win32, "DEVMODEW structure"), and what says that they are set. */
const AT = {
  fields: 72,
  orientation: 76,
  paperSize: 78,
  paperLength: 80,
  paperWidth: 82,
  copies: 86,
  duplex: 94,
} as const;
const SET = 0x1 | 0x2 | 0x4 | 0x8 | 0x100;
const DUPLEX = 0x1000;
const PORTRAIT = 1;
const ONE_SIDED = 1;
const USER_DEFINED = 256;

/**
 * What a driver said of its settings, with paper of exactly this size: Windows counts in tenths of a millimetre. One copy, whatever the queue is set
 * to, and a label on one side.
 */
export function withPaper(
  devMode: Uint8Array,
  { media: { width, height }, isLabel }: { media: MediaSize; isLabel: boolean },
): Buffer {
  const changed = Buffer.from(devMode);
  changed.writeUInt32LE(changed.readUInt32LE(AT.fields) | SET | (isLabel ? DUPLEX : 0), AT.fields);
  changed.writeInt16LE(PORTRAIT, AT.orientation);
  changed.writeInt16LE(USER_DEFINED, AT.paperSize);
  changed.writeInt16LE(Math.round(height * 10), AT.paperLength);
  changed.writeInt16LE(Math.round(width * 10), AT.paperWidth);
  changed.writeInt16LE(1, AT.copies);
  if (isLabel) changed.writeInt16LE(ONE_SIDED, AT.duplex);
  return changed;
}
