import { join } from 'node:path';
import { format } from 'oxfmt';
import { tokenTables } from './tokens-page.ts';

const ROOT = join(import.meta.dirname, '../..');
export const README = join(ROOT, 'renderer/README.md');
export const PICTURE = join(ROOT, 'renderer/styles/tokens.svg');
const [BEGIN, END] = ['<!-- tokens: npm run tokens -->', '<!-- end of tokens -->'];

/** The page with the tables of the tokens as they are now, laid out as the project's pages are. */
export async function withTokens(page: string): Promise<string> {
  const [before, rest = ''] = page.split(BEGIN);
  const after = rest.split(END)[1] ?? '';
  return (await format('README.md', `${before}${BEGIN}\n\n${tokenTables()}\n\n${END}${after}`, { printWidth: 120 }))
    .code;
}
