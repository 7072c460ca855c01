/**
 * The ways in which the same order number is written: spaces around it are none of its own, and an accent may stand apart from its letter, as a Mac
 * writes it. Most have one.
 */
export function waysToWrite(said: string): readonly string[] {
  const number = said.trim();
  return [...new Set([said, number, number.normalize('NFC'), number.normalize('NFD')])];
}
