import { REPLACEMENT } from './font-blocks.ts';
import type { Fonts } from './fonts.ts';

const ASCII = /^[ -~]*$/;

/** Spaces of any width, and line ends, which become a plain space. */
const SPACES = /[\t\n\r\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/gu;

/** Hyphens that look like the one on the keyboard. */
const HYPHENS = /[\u2010\u2011]/gu;

/** What has no picture of its own: control, zero-width, bidirectional and tag characters, and variation selectors. */
const INVISIBLE =
  /[\p{Cc}\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]/gu;

/** Text as it can be drawn: composed (NFC), with plain spaces and hyphens, and without what is invisible. */
export function visible(text: string): string {
  if (ASCII.test(text)) return text;
  return text.normalize('NFC').replace(SPACES, ' ').replace(HYPHENS, '-').replace(INVISIBLE, '');
}

/** Visible text, with a replacement character for each character that no embedded font has. */
export function printable(text: string, fonts: Fonts): string {
  if (ASCII.test(text)) return text;
  return Array.from(visible(text), (c) => (fonts.has(c.codePointAt(0) ?? 0) ? c : REPLACEMENT)).join('');
}

/** The characters of the text that are drawn as a replacement, each once. */
export function missingCharacters(text: string, fonts: Fonts): string[] {
  if (ASCII.test(text)) return [];
  return [...new Set(visible(text))].filter((c) => !fonts.has(c.codePointAt(0) ?? 0));
}
