import { randomBytes } from 'node:crypto';

/** 128 bits in hexadecimal: six bytes of time, so that new shipments lie side by side in the indexes, and ten random ones. */
export const newShipmentId = (acceptedAt: number) =>
  acceptedAt.toString(16).padStart(12, '0') + randomBytes(10).toString('hex');

/** 128 random bits in hexadecimal: the id is part of a link and must not be guessable. */
export const newDocumentId = () => randomBytes(16).toString('hex');

const STATION_CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Two random characters of 0-9 and A-Z. */
export const newStationId = () =>
  Array.from(randomBytes(64))
    .filter((byte) => byte < 252)
    .slice(0, 2)
    .map((byte) => STATION_CHARACTERS.charAt(byte % 36))
    .join('');
