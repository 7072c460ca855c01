import { basename } from 'node:path';
import { type Child, ChildFaultError, ChildSilentError, createChild } from '#electron/child/child.ts';
import { forkNode, scriptBeside, type StartChild } from '#electron/child/child-process.ts';
import type { Tables } from '#electron/engine/batches/index.ts';
import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import type { SourceQuestion, SourceRows } from '#electron/engine/sources/deps.ts';
import { spelt, type WriteCall } from '#electron/engine/sources/index.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { jsonRows } from '../json-rows.ts';
import { fileRows, tableOf } from '../rows.ts';
import { GROWING, TOO_LARGE, type FoundFile } from './files.ts';
import type { LocalQuestion } from './local-process.ts';
import { WRITES, type SqliteAnswer } from './read-sqlite.ts';
import { statementIn, type Touched, triedStatement } from '../write-statement.ts';

const IDLE_MS = 60_000;
const GONE = new Set(['ENOENT', 'ENOTDIR', 'SQLITE_CANTOPEN']);

export type Ask = (question: LocalQuestion, at: string, patienceMs: number) => Promise<unknown>;

/** Databases and files on this machine. Whoever looks an order up does not wait for a long read of the same database. */
export function createLocalSources(tables: Pick<Tables, 'read' | 'readJson'>, start: StartChild = forkNode) {
  const [read, lookedUp, files] = [startLocal(start), startLocal(start), startLocal(start)];
  return {
    sqlite: (path: string, question: SourceQuestion) =>
      readDatabase((question.reading === 'LOOK_UP' ? lookedUp : read).ask, path, question),
    file: createFileReader(files.ask, tables),
    close: () => [read, lookedUp, files].forEach(({ end }) => end()),
  };
}

/** Tells databases on this machine. */
export function createLocalWriter(start: StartChild = forkNode) {
  const child = startLocal(start);
  return {
    async sqlite(path: string, call: WriteCall, isTrial: boolean): Promise<Touched> {
      const { values, patienceMs } = call;
      const statement = statementIn(call, (name) => `:${name}`);
      const question = { path, statement: isTrial ? triedStatement(statement).text : statement.text, values, isTrial };
      return (await child.ask({ do: 'write', ...question }, path, patienceMs)) as Touched;
    },
    close: child.end,
  };
}

/** Each place has a process of its own: one that takes long, or does not answer, ends with nothing but its own work. */
function startLocal(start: StartChild): { ask: Ask; end(): void } {
  const children = new Map<string, Child>();

  function childOf(place: string): Child {
    const script = scriptBeside(import.meta.url, 'local-process');
    const child = children.get(place) ?? createChild({ start, script, idleMs: IDLE_MS });
    children.set(place, child);
    return child;
  }

  return {
    async ask(question, at, patienceMs) {
      try {
        return await childOf(at).ask(question, patienceMs);
      } catch (error) {
        throw new DiagnosticError(whyNot(error, at, patienceMs), { cause: error });
      }
    },
    end: () => children.forEach((child) => child.end()),
  };
}

function whyNot(error: unknown, at: string, patienceMs: number): Diagnostic {
  if (error instanceof ChildSilentError) return diagnostic('SOURCE_TOO_SLOW', { at, seconds: patienceMs / 1000 });
  const words = error instanceof Error ? error.message : String(error);
  const code = error instanceof ChildFaultError ? (error.code ?? '') : '';
  if (GONE.has(code)) return diagnostic('NOT_THERE', { at });
  if (code === GROWING) return diagnostic('SOURCE_FILE_GROWING', { at });
  if (code === TOO_LARGE) return diagnostic('TABLE_TOO_HUNGRY');
  if (code === WRITES || code.startsWith('SQLITE_READONLY')) return diagnostic('SOURCE_WRITE_REFUSED', { words });
  return code === 'SQLITE_ERROR'
    ? diagnostic('SOURCE_QUERY_FAILED', { words })
    : diagnostic('SYSTEM_SAYS', { at, words });
}

async function readDatabase(ask: Ask, path: string, question: SourceQuestion): Promise<SourceRows> {
  const { statement, key, since, limit, patienceMs } = question;
  const text = statement ? spelt(statement, (parameter) => `:${parameter}`) : '';
  const values = { key, since };
  const answer = (await ask({ do: 'query', path, statement: text, values, limit }, path, patienceMs)) as SqliteAnswer;
  return tableOf(answer.columns, answer.records);
}

/** Files are read anew only where they changed: a look-up in between costs next to nothing. */
function createFileReader(ask: Ask, tables: Pick<Tables, 'read' | 'readJson'>) {
  const known = new Map<string, SourceRows & { mark: string }>();

  return async (path: string, { since, reading, patienceMs }: SourceQuestion): Promise<SourceRows> => {
    const found = await ask({ do: 'find', path, patienceMs: patienceMs / 2 }, path, patienceMs);
    const files = found as FoundFile[];
    if (files.length === 0) throw new DiagnosticError(diagnostic('SOURCE_FOLDER_EMPTY', { at: path }));
    const mark = files.map(({ path: file, size, changedAt }) => `${file} ${size} ${changedAt}`).join('\n');
    if (reading === 'READ' && mark === since)
      return { columns: [], rows: [], decimalSeparator: null, mark, isUnchanged: true };
    const before = known.get(path);
    if (before?.mark === mark) return before;
    const bytes = (await ask({ do: 'read', files }, path, patienceMs)) as Uint8Array[];
    const read = await Promise.all(files.map((file, index) => rowsOf(file, bytes[index] ?? new Uint8Array())));
    const all = { ...joined(read, files), isWhole: true, mark };
    known.set(path, all);
    return all;
  };

  async function rowsOf({ path }: FoundFile, bytes: Uint8Array): Promise<SourceRows> {
    if (/\.json$/i.test(path)) return jsonRows(await tables.readJson(bytes));
    return fileRows(await tables.read(bytes));
  }
}

/** The rows of all files; a column is there where each of them has it. */
function joined(read: readonly SourceRows[], files: readonly FoundFile[]): SourceRows {
  const [first, ...others] = read;
  const columns = first?.columns.filter((column) => others.every((other) => other.columns.includes(column))) ?? [];
  const mayLack = read.some((each) => each.mayLack);
  const decimalSeparator = first && others.length === 0 ? first.decimalSeparator : null;
  const rows = read.flatMap((each) => each.rows);
  const shifted = new Set(read.flatMap((each) => [...(each.shifted ?? [])]));
  const all = { columns, rows, shifted, decimalSeparator, ...(mayLack && { mayLack }) };
  if (others.length === 0) return all;
  const nameOf = (index: number) => basename(files[index]?.path ?? '');
  const fileOf = new Map(read.flatMap((each, index) => each.rows.map((row) => [row, nameOf(index)] as const)));
  return { ...all, fileOf };
}
