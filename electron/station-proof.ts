import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, base64url: what only this run of the station and readers of its data folder know. */
export const newProofSecret = () => randomBytes(32).toString('base64url');

/** 128 random bits for one question. */
export const newChallenge = () => randomBytes(16).toString('base64url');

/**
 * HMAC-SHA256, base64url, over the challenge and the address at which the station listens: a program on another port that passes the
 * question on to the true station gets an answer for another address.
 */
export const proofOf = (secret: string, baseUrl: string, challenge: string) =>
  createHmac('sha256', secret).update(`${challenge} ${baseUrl}`).digest('base64url');

/** Whether what listens at the address is the station that left this secret in its data folder. */
export function isProof(proof: unknown, secret: string, baseUrl: string, challenge: string): boolean {
  const expected = Buffer.from(proofOf(secret, baseUrl, challenge));
  const given = Buffer.from(typeof proof === 'string' ? proof : '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
