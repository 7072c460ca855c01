import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { SourceReading } from '#shared/schema/orders/source.ts';

/** A statement cut at its parameters: `texts` has one more than `parameters`, which stand between them. */
export interface Statement {
  texts: string[];
  parameters: SourceParameter[];
}
export type SourceParameter = 'key' | 'since';

/** Texts, names and comments, in which nothing is a parameter; then what is looked for: parameters, casts and semicolons. */
const PART = /'[^']*'|"[^"]*"|`[^`]*`|--[^\n]*|\/\*|\$([A-Za-z_]\w{0,30})?\$|::|:([A-Za-z_]\w{0,30})|;/g;

const GIVEN: Readonly<Record<SourceReading, SourceParameter>> = { LOOK_UP: 'key', READ: 'since' };

/**
 * The one statement of a source with its parameters. What it may do is the database's to say, which runs it where nothing can be written;
 * this says early what is certain to be refused there.
 */
export function parseStatement(text: string, reading: SourceReading): Statement | { fault: Diagnostic } {
  const known = GIVEN[reading];
  const statement: Statement = { texts: [], parameters: [] };
  let from = 0;
  let end = text.length;
  PART.lastIndex = 0;
  for (let match = PART.exec(text); match !== null; match = PART.exec(text)) {
    const [part, tag, name] = match;
    if (part === ';') {
      if (!isOver(text.slice(PART.lastIndex))) return { fault: diagnostic('SOURCE_STATEMENT_SEVERAL') };
      end = match.index;
      break;
    }
    if (part === '/*') PART.lastIndex = endOf(text, PART.lastIndex, '*/');
    if (part.startsWith('$')) PART.lastIndex = endOf(text, PART.lastIndex, `$${tag ?? ''}$`);
    if (name === undefined) continue;
    if (name !== known) return { fault: diagnostic('SOURCE_STATEMENT_PARAMETER', { name, known }) };
    statement.texts.push(text.slice(from, match.index));
    statement.parameters.push(known);
    from = PART.lastIndex;
  }
  statement.texts.push(text.slice(from, end));
  if (!/^(?:select|with)\b/i.test(withoutComments(text))) return { fault: diagnostic('SOURCE_STATEMENT_WRITES') };
  if (reading === 'LOOK_UP' && statement.parameters.length === 0)
    return { fault: diagnostic('SOURCE_STATEMENT_NO_KEY') };
  return statement;
}

/** Behind the next such mark. */
function endOf(text: string, from: number, mark: string): number {
  const end = text.indexOf(mark, from);
  return end === -1 ? text.length : end + mark.length;
}

/** Without the white space and comments that it begins with. */
function withoutComments(text: string): string {
  const rest = text.trimStart();
  if (rest.startsWith('--')) return rest.includes('\n') ? withoutComments(rest.slice(rest.indexOf('\n'))) : '';
  if (rest.startsWith('/*')) {
    const end = rest.indexOf('*/');
    return end === -1 ? '' : withoutComments(rest.slice(end + 2));
  }
  return rest;
}

const isOver = (text: string) => /^[\s;]*$/.test(withoutComments(text));

/** As a database reads it, each parameter spelt as it wants them. @param spelt given how many came before */
export const spelt = (
  { texts, parameters }: Statement,
  spell: (parameter: SourceParameter, before: number) => string,
) => texts.map((text, index) => text + (parameters[index] ? spell(parameters[index], index) : '')).join('');
