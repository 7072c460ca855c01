const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether a text with its check character is valid under ISO 7064, MOD 37,36: written anew here, to check the station's own. */
export function isValidMod37_36(text: string): boolean {
  let product = 36;
  for (const character of text.slice(0, -1)) {
    const sum = (product + ALPHABET.indexOf(character)) % 36 || 36;
    product = (sum * 2) % 37;
  }
  return (product + ALPHABET.indexOf(text.at(-1) ?? '')) % 36 === 1;
}

/** `PB`, two characters of the station, ten digits, one check character (contract, section 3). */
export const isPlatformTrackingNumber = (text: string) =>
  /^PB[0-9A-Z]{2}[0-9]{10}[0-9A-Z]$/.test(text) && isValidMod37_36(text);
