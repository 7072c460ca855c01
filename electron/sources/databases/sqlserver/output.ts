/** Texts, names and comments, in which no word begins a clause; brackets; and words. What nobody closes reaches to the end. */
const PART = /'[^']*'?|"[^"]*"?|\[[^\]]*\]?|--[^\n]*|\/\*(?:[^*]|\*+[^*/])*(?:\*+\/)?|[()]|[A-Za-z_@#$][\w@#$]*/g;

/**
 * The statement with the row that it leaves, which T-SQL says in the middle of it: of an UPDATE behind SET, of a MERGE at its end.
 * Null where there is no place for it, or it says something already.
 */
export function withOutput(text: string): string | null {
  const words = clauseWords(text);
  if (words.some(({ word }) => word === 'OUTPUT')) return null;
  const behind = (name: string) => words.findIndex(({ word }) => word === name);
  const at = (index: number) => words[index]?.at ?? text.length;
  if (words[0]?.word === 'MERGE') return inserted(text, at(behind('OPTION')));
  const set = behind('SET');
  if (words[0]?.word !== 'UPDATE' || set === -1) return null;
  return inserted(text, at(words.findIndex(({ word }, index) => index > set && /^(?:FROM|WHERE|OPTION)$/.test(word))));
}

const inserted = (text: string, at: number) => `${text.slice(0, at)}\nOUTPUT inserted.*\n${text.slice(at)}`;

/** The words that stand in no brackets, in capitals, with where they begin. */
function clauseWords(text: string): { word: string; at: number }[] {
  let depth = 0;
  return [...text.matchAll(PART)].flatMap(({ 0: part, index: at }) => {
    if (part === '(') depth += 1;
    if (part === ')') depth -= 1;
    return depth === 0 && /^[A-Za-z_]/.test(part) ? [{ word: part.toUpperCase(), at }] : [];
  });
}
