import { StorageFullError } from './ledger-errors.ts';

/** Where the station keeps its files. */
export interface Disk {
  /** Bytes that are free there. */
  freeBytes(): number;
}

/** Beside a copy of the ledger there must be room for purchases. */
const ROOM_LEFT_BYTES = 64 * 1024 * 1024;

/** @throws StorageFullError where the disk has no room for a copy of so many bytes. */
export function requireRoomForCopy({ freeBytes }: Disk, bytes: number): void {
  if (freeBytes() >= ROOM_LEFT_BYTES + bytes) return;
  throw new StorageFullError('There is no room for another copy of the ledger');
}
