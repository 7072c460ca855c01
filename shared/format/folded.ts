/** For a comparison by letters alone, in any language: neither capitals nor accents count, and the Turkish ı without a dot is an i. */
export const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase().replaceAll('ı', 'i');
