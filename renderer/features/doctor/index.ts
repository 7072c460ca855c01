/** What others may use: what a check found, in words. */
export { checkName, checkWords } from './check-words.ts';
