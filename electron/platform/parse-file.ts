/** The JSON that a file holds; an editor may have put a byte order mark in front. @throws SyntaxError */
export const parseFile = (text: string): unknown => JSON.parse(text.replace(/^\uFEFF/, ''));
