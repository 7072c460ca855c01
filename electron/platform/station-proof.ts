import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, base64url: what only this run of the station and readers of its data folder know. */
export const newProofSecret = () => randomBytes(32).toString('base64url');

/** 128 random bits for one question. */
export const newChallenge = () => randomBytes(16).toString('base64url');

/**
 * HMAC-SHA256, base64url, over the challenge and the address at which the question came in: a program at another address or port of this
 * machine that passes the question on to the true station gets an answer for another address than its caller dialled.
 */
export const proofOf = (secret: string, address: string, challenge: string) =>
  createHmac('sha256', secret).update(`${challenge} ${address}`).digest('base64url');

/** Whether what was dialled at the address is the station that left this secret in its data folder. */
export function isProof(proof: unknown, secret: string, address: string, challenge: string): boolean {
  const expected = Buffer.from(proofOf(secret, address, challenge));
  const given = Buffer.from(typeof proof === 'string' ? proof : '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
