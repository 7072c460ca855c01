import type { Command } from 'commander';
import { CliError } from '../cli-error.ts';
import type { Register } from '../context.ts';
import { EXIT } from '../exit-codes.ts';

interface Word {
  name: string;
  description: string;
}
/** What may follow a command: its subcommands and options. */
interface Place {
  /** Empty at the top. */
  command: string;
  words: Word[];
}

function placesOf(program: Command): Place[] {
  const options = (command: Command) =>
    command.options
      .map(({ long, description }) => ({ name: long ?? '', description }))
      .filter(({ name }) => name !== '');
  const names = (command: Command) =>
    command.commands.map((each) => ({ name: each.name(), description: each.description() }));
  const common = options(program);
  return [
    { command: '', words: [...names(program), ...common] },
    ...program.commands.map((each) => ({ command: each.name(), words: [...names(each), ...options(each), ...common] })),
  ];
}

const list = (words: Word[]) => words.map(({ name }) => name).join(' ');
const quoted = (text: string) => `'${text.replaceAll("'", '’')}'`;

function bash(places: Place[]): string {
  const cases = places.map(({ command, words }) => `    ${command === '' ? '*' : command}) words="${list(words)}" ;;`);
  return `_packbench() {
  local words
  case "\${COMP_WORDS[1]}" in
${[...cases.slice(1), cases[0]].join('\n')}
  esac
  [ "$COMP_CWORD" -eq 1 ] && words="${list(places[0]?.words ?? [])}"
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _packbench packbench`;
}

function zsh(places: Place[]): string {
  const described = (words: Word[]) => words.map(({ name, description }) => quoted(`${name}:${description}`)).join(' ');
  const cases = places.slice(1).map(({ command, words }) => `      ${command}) choices=(${described(words)}) ;;`);
  return `#compdef packbench
_packbench() {
  local -a choices
  if (( CURRENT == 2 )); then
    choices=(${described(places[0]?.words ?? [])})
  else
    case "$words[2]" in
${cases.join('\n')}
    esac
  fi
  _describe packbench choices
  _files
}
compdef _packbench packbench`;
}

function fish(places: Place[]): string {
  return places
    .flatMap(({ command, words }) =>
      words.map(({ name, description }) => {
        const where = command === '' ? '__fish_use_subcommand' : `__fish_seen_subcommand_from ${command}`;
        const word = name.startsWith('--') ? `-l ${name.slice(2)}` : `-a ${name}`;
        return `complete -c packbench -n ${quoted(where)} ${word} -d ${quoted(description)}`;
      }),
    )
    .join('\n');
}

const SCRIPTS: Readonly<Record<string, (places: Place[]) => string>> = { bash, zsh, fish };

export const registerCompletion: Register = (program, on) =>
  void program
    .command('completion <shell>')
    .description('print completions for bash, zsh or fish; e.g. eval "$(packbench completion bash)"')
    .action(
      on(async ({ io }, [shell = '']) => {
        const script = Object.hasOwn(SCRIPTS, shell) ? SCRIPTS[shell] : undefined;
        if (!script) throw new CliError(`There are completions for ${Object.keys(SCRIPTS).join(', ')}.`, EXIT.invalid);
        io.out(script(placesOf(program)));
        return EXIT.ok;
      }),
    );
