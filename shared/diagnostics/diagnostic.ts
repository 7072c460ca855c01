import { Type, type Static } from 'typebox';
import { Literals } from '../schema/literals.ts';
import { diagnostics } from './en.ts';
import { actionNames, roleNames } from './roles/en.ts';

/** What the station met: the keys of the one list of sentences (`en.ts`, with a file for each other language beside it). */
export type DiagnosticCode = keyof typeof diagnostics;
export const DIAGNOSTIC_CODES = Object.keys(diagnostics) as DiagnosticCode[];

/** Where a queue of the system's is paused, what it has waits in it. */
export const QUEUE_PAUSES = ['QUEUE_PAUSED', 'QUEUE_PAUSED_SAYING'] as const satisfies readonly DiagnosticCode[];

const sentence = {
  code: Literals(DIAGNOSTIC_CODES),
  values: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]), {
    description: 'The names and numbers of the sentence',
    examples: [{ at: '192.168.1.40:9100' }],
  }),
};

export const Diagnostic = Type.Object(
  {
    ...sentence,
    because: Type.Optional(Type.Object(sentence, { description: 'Why, as a sentence of its own behind this one' })),
  },
  { title: 'Diagnostic', description: 'What the sentence beside it says, for whoever says it in another language' },
);
export type Diagnostic = Static<typeof Diagnostic>;

export const DiagnosticOrNull = (description: string) => Type.Union([Diagnostic, Type.Null()], { description });

/** The names between braces in a sentence. */
type Placeholder<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;
type Values<C extends DiagnosticCode> = Diagnostic['values'] &
  Record<Placeholder<(typeof diagnostics)[C]>, string | number>;

/** A diagnostic with every value that its sentence names; others may be added, such as the carrier's own `words`. */
export const diagnostic = <C extends DiagnosticCode>(
  code: C,
  ...[values]: Placeholder<(typeof diagnostics)[C]> extends never ? [Diagnostic['values']?] : [Values<C>]
): Diagnostic => ({ code, values: values ?? {} });

/** The sentence in English, and behind it the words of somebody else's that it has no place for. */
export function inEnglish({ because, ...said }: Diagnostic): string {
  return because ? `${sentenceOf(said)} ${sentenceOf(because)}` : sentenceOf(said);
}

function sentenceOf({ code, values }: Diagnostic): string {
  const sentence: string = diagnostics[code];
  const said = sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => named(name, values[name] ?? ''));
  const { words } = values;
  return words === undefined || sentence.includes('{words}')
    ? said
    : `${said} It says: ${String(words).replace(/(?<![.!?])$/, '.')}`;
}

/** Values that are keys, with what is said for them. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  action: actionNames,
  least: roleNames,
  role: roleNames,
};
const named = (name: string, value: string | number) => NAMES[name]?.[value] ?? String(value);
