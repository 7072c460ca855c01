/** Each language and each theme: no fault of one theme depends on the language. */
export const LOOKS = [
  { language: 'en', theme: 'light' },
  { language: 'de', theme: 'dark' },
] as const;
