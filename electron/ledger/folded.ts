/** Text as it is searched: without accents and case, in any alphabet. */
export const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase();
