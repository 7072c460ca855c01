import type { SecretCipher } from '#electron/engine/accounts/secrets/secret-store.ts';

/** Ways of closing secrets. What the desktop application closes begins with the way's name; a key file's bytes begin with nothing. */
export const WAYS = ['system', 'passphrase', 'key-file'] as const;
export type Way = (typeof WAYS)[number];

const markOf = (way: Way) => Buffer.from(way === 'key-file' ? '' : `${way}:`);
const wayOf = (sealed: Uint8Array): Way =>
  WAYS.find((way) => Buffer.from(sealed).subarray(0, markOf(way).length).equals(markOf(way))) ?? 'key-file';

/** Closes secrets in the chosen way, and opens what other ways have closed, as far as they are there; those are then outdated. */
export const chosenCipher = (chosen: Way, ciphers: Partial<Record<Way, SecretCipher>>): SecretCipher => ({
  async seal(name, secret) {
    const sealed = await need(ciphers, chosen, name).seal(name, secret);
    return Buffer.concat([markOf(chosen), sealed]);
  },
  async open(name, sealed) {
    const way = wayOf(sealed);
    const opened = await need(ciphers, way, name).open(name, sealed.subarray(markOf(way).length));
    return { ...opened, isOutdated: way !== chosen || opened.isOutdated === true };
  },
});

function need(ciphers: Partial<Record<Way, SecretCipher>>, way: Way, name: string): SecretCipher {
  const cipher = ciphers[way];
  if (cipher) return cipher;
  throw new Error(`The secret ${name} was put away by the desktop application; start that, or set it anew`);
}
