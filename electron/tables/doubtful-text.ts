/** What stands for a letter where bytes of another encoding are read as Windows-1252; the marks of brands (©, ®, ™) stand between letters in Western Europe, too. */
const SIGNS = '\u0081\u008d\u008f\u0090\u009d€‚ƒ„†‡ˆ‰”˜¡¢£¤¥¦§¨¬¯±³µ¶¸¹¼½¾¿';

const DOUBTS = [
  // A sign inside a word: D³uga for Długa, J”rg for Jörg, MÃ¼ller for Müller
  new RegExp(`\\p{L}[${SIGNS}]\\p{L}`, 'u'),
  // or one that begins it: £ukasz for Łukasz, ªtefan for Ştefan, but not £inc VAT
  /(?<![\p{L}\p{N}])[£¯ªŸ](?!(?:each|ex|exc|excl|inc|incl|off|per)\b)\p{Ll}/u,
  // In Spain nº and mª, for número and María, stand before a word.
  /(?<!(?<!\p{L})[mn])(?<=\p{Ll})[ªº]\p{Ll}/u,
  // UTF-8 of which another line is none: RenÃ©
  new RegExp(`[ÂÃ][${SIGNS}©®™ŠŒŽšœžŸªº°«»]`, 'u'),
  // Words of another alphabet: Îäåñà; German and Finnish have as many vowels with dots in a row, as in jäääär
  /(?![ÄÖÜäöüß]{4})[À-ÖØ-öø-ÿ]{4}/u,
];

/** Letters of Icelandic, which has these vowels beside them; in Turkish files the same bytes are Ğ, Ş, ğ and ş. */
const [ICELANDIC, ITS_VOWELS] = [/[ÐÞðþ]/u, /[áíóúæ]/iu];

const BOUNDARY = /[\s;,|"]/u;

/**
 * The first word that shows that a text is not what Windows writes in Western Europe, though it was read as that; null where nothing does.
 * The line counts from 1.
 */
export function doubtfulWord(text: string): { word: string; line: number } | null {
  const doubts = [...DOUBTS, ...(ITS_VOWELS.test(text) ? [] : [ICELANDIC])];
  const places = doubts.map((doubt) => text.search(doubt)).filter((place) => place !== -1);
  if (places.length === 0) return null;
  const at = Math.min(...places);
  const before =
    text
      .slice(Math.max(0, at - 40), at)
      .split(BOUNDARY)
      .at(-1) ?? '';
  const [after = ''] = text.slice(at, at + 40).split(BOUNDARY);
  return { word: before + after, line: text.slice(0, at).split(/\r\n|[\n\r]/).length };
}
