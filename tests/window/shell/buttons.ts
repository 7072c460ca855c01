/** The buttons with these words that are on the page. @param place where, as a selector; anywhere without one */
export const buttonsOf = (words: string, place = ''): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`${place} button`)].filter(
    ({ textContent }) => textContent.trim() === words,
  );
