import { SHAPED_LETTERS } from './script-fonts.ts';

const ASCII = /^[ -~]*$/;

/** Spaces of any width, line ends and the blank of braille, which become a plain space. */
const SPACES = /[\t\n\r\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u2800\u3000]/gu;

/** Hyphens that look like the one on the keyboard. */
const HYPHENS = /[\u2010\u2011]/gu;

/** What has no picture of its own: control, zero-width, bidirectional and tag characters, variation selectors, and fillers of Hangul. */
const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/** Forms of letters that are there for old sets of characters, or for formulas: ligatures, joined forms of Arabic, full and half width, bold and script. */
const COMPATIBILITY_FORMS = /[\uFB00-\uFDEF\uFE30-\uFEFC\uFF01-\uFFEE\u{1D400}-\u{1D7FF}]/gu;

/** Zero-width non-joiner and joiner, which say how the letters around them stand. */
export const JOINERS: ReadonlySet<string> = new Set(['\u200C', '\u200D']);

/**
 * Text as it can be drawn: composed (NFC), with plain spaces and hyphens, letters in their usual form, and without what is invisible. Joiners
 * stay beside a letter of a script.
 */
export function visible(text: string): string {
  if (ASCII.test(text)) return text;
  const usual = text.normalize('NFC').replace(COMPATIBILITY_FORMS, (form) => form.normalize('NFKC'));
  const spaced = usual.replace(SPACES, ' ').replace(HYPHENS, '-');
  return spaced.replace(INVISIBLE, (character, at: number) =>
    JOINERS.has(character) && SHAPED_LETTERS.test(spaced.charAt(at - 1)) ? character : '',
  );
}
