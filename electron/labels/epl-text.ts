import type { TextElement, Turn } from './layout/element.ts';

/** One of a printer's own fonts: all letters have the same width, `pitch` dots from one to the next. */
export interface NativeFont {
  number: number;
  pitch: number;
  height: number;
}

const font = (number: number, pitch: number, height: number): NativeFont => ({ number, pitch, height });

/** Fonts 1 to 4 of the two resolutions (EPL Programming Guide, command A); font 5 has no small letters and is not used. */
const FONTS_203: readonly NativeFont[] = [font(4, 16, 24), font(3, 14, 20), font(2, 12, 16), font(1, 10, 12)];
const FONTS_300: readonly NativeFont[] = [font(4, 24, 44), font(3, 20, 36), font(2, 16, 28), font(1, 12, 20)];

/** A font less high than this part of the wanted size would change the label's look too much. */
const LEAST_HEIGHT = 0.8;

/** The largest font that is no higher than the wanted size and whose letters fit the text's box; none for bold and large type. */
export function nativeFont({ text, size, weight, maxWidth }: TextElement, dpi: number): NativeFont | undefined {
  if (weight === 'bold') return undefined;
  const letters = Array.from(text).length;
  const fonts = dpi > 250 ? FONTS_300 : FONTS_203;
  const found = fonts.find(({ pitch, height }) => height <= size && letters * pitch <= maxWidth);
  return found && found.height >= LEAST_HEIGHT * size ? found : undefined;
}

export const rotationOf = (turn: Turn) => turn / 90;

/** Bytes 0x80 to 0x9F of Windows 1252, where it differs from Latin-1; the five bytes without a character are left out. */
const WINDOWS_1252 = new Map(
  Array.from('€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ', (character, i) => [character, 0x80 + i] as const),
);
WINDOWS_1252.delete(' ');

/** Latin-1, which Windows 1252 has as it is, without what is escaped. */
const PLAIN = /^[ !#-[\]-~\u00A0-\u00FF]*$/;

/**
 * Text in Windows 1252 with quotation mark and backslash escaped, each byte as the character of that number; undefined where a
 * character is not in the page.
 */
export function encodeText(text: string): string | undefined {
  if (PLAIN.test(text)) return text;
  let bytes = '';
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const byte = (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) ? code : WINDOWS_1252.get(character);
    if (byte === undefined) return undefined;
    if (character === '"' || character === '\\') bytes += '\\';
    bytes += String.fromCharCode(byte);
  }
  return bytes;
}
