import { randomBytes, randomUUID } from 'node:crypto';

/** 32 hexadecimal digits with 122 random bits: of a UUID, since Node keeps random bits for many of these at hand. */
export const randomHex = () => randomUUID().replaceAll('-', '');

/** 128 bits in hexadecimal: six bytes of time, so that new shipments lie side by side in the indexes, and ten random ones. */
export function newShipmentId(acceptedAt: number): string {
  const hex = randomHex();
  // Between these a UUID says its version and variant.
  return acceptedAt.toString(16).padStart(12, '0') + hex.slice(0, 5) + hex.slice(17);
}

/** The id is part of a link and must not be guessable. */
export const newDocumentId = randomHex;

const STATION_CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Two random characters of 0-9 and A-Z. */
export const newStationId = () =>
  Array.from(randomBytes(64))
    .filter((byte) => byte < 252)
    .slice(0, 2)
    .map((byte) => STATION_CHARACTERS.charAt(byte % 36))
    .join('');
