import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { SourceReading } from '#shared/schema/orders/source.ts';

/** A statement cut at its parameters: `texts` has one more than `parameters`, which stand between them. */
export interface Statement<Name extends string = SourceParameter> {
  texts: string[];
  parameters: Name[];
}
export type SourceParameter = 'key' | 'since';
export type Fault = { fault: Diagnostic };

/** Texts, names and comments, in which nothing is a parameter; then what is looked for: parameters, casts and semicolons. */
const PART = /'[^']*'|"[^"]*"|`[^`]*`|--[^\n]*|\/\*|\$([A-Za-z_]\w*)?\$|::|:([A-Za-z_]\w*)|;/g;

const GIVEN: Readonly<Record<SourceReading, SourceParameter>> = { LOOK_UP: 'key', READ: 'since' };

/**
 * The one statement of a source with its parameters. What it may do is the database's to say, which runs it where nothing can be written;
 * this says early what is certain to be refused there.
 */
export function parseStatement(text: string, reading: SourceReading): Statement | Fault {
  const statement = cutStatement(text, [GIVEN[reading]]);
  if ('fault' in statement) return statement;
  if (!/^(?:select|with)\b/i.test(withoutComments(text))) return { fault: diagnostic('SOURCE_STATEMENT_WRITES') };
  // A file on the server is written by SELECT, too, and in a transaction that may only read.
  if (/\binto\s+(?:outfile|dumpfile)\b/i.test(text)) return { fault: diagnostic('SOURCE_STATEMENT_WRITES') };
  if (reading === 'LOOK_UP' && statement.parameters.length === 0)
    return { fault: diagnostic('SOURCE_STATEMENT_NO_KEY') };
  return statement;
}

/**
 * The one statement that tells a source of a parcel. It must be one that may be run again: an INSERT that adds a row each time is refused here,
 * and how many rows it touches is counted when it is run.
 */
export function parseWriteStatement<Name extends string>(
  text: string,
  names: readonly Name[],
): Statement<Name> | Fault {
  const statement = cutStatement(text, names);
  if ('fault' in statement) return statement;
  const begin = withoutComments(text);
  const isRepeatable = /^(?:update|merge)\b/i.test(begin) || (/^insert\b/i.test(begin) && updatesOnConflict(text));
  return isRepeatable ? statement : { fault: diagnostic('WRITE_BACK_STATEMENT') };
}

function updatesOnConflict(text: string): boolean {
  if (/\bon\s+duplicate\s+key\s+update\b/i.test(text)) return true;
  const at = text.search(/\bon\s+conflict\b/i);
  return at !== -1 && /\bdo\s+update\b/i.test(text.slice(at));
}

function cutStatement<Name extends string>(text: string, known: readonly Name[]): Statement<Name> | Fault {
  const statement: Statement<Name> = { texts: [], parameters: [] };
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
    const parameter = known.find((each) => each === name);
    if (parameter === undefined)
      return { fault: diagnostic('SOURCE_STATEMENT_PARAMETER', { name, known: known.join(', :') }) };
    statement.texts.push(text.slice(from, match.index));
    statement.parameters.push(parameter);
    from = PART.lastIndex;
  }
  statement.texts.push(text.slice(from, end));
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
export const spelt = <Name extends string>(
  { texts, parameters }: Statement<Name>,
  spell: (parameter: Name, before: number) => string,
) => texts.map((text, index) => text + (parameters[index] ? spell(parameters[index], index) : '')).join('');
