import { REPLACEMENT } from './font-blocks.ts';
import type { Fonts } from './fonts.ts';
import { JOINERS, visible } from './visible.ts';

const ASCII = /^[ -~]*$/;

const isDrawn = (character: string, fonts: Fonts) => JOINERS.has(character) || fonts.has(character.codePointAt(0) ?? 0);

/** Visible text, with a replacement character for each character that no embedded font has. */
export function printable(text: string, fonts: Fonts): string {
  if (ASCII.test(text)) return text;
  return Array.from(visible(text), (c) => (isDrawn(c, fonts) ? c : REPLACEMENT)).join('');
}

/** The characters of the text that are drawn as a replacement, each once; the replacement itself stands for a letter that was lost before. */
export function missingCharacters(text: string, fonts: Fonts): string[] {
  if (ASCII.test(text)) return [];
  return [...new Set(visible(text))].filter((c) => c === REPLACEMENT || !isDrawn(c, fonts));
}
