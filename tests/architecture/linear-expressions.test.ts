import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { check } from 'recheck';
import ts from 'typescript';
import { expect, test, vi } from 'vitest';
import { some } from '../forms.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['electron', 'shared', 'renderer'];

interface Expression {
  at: string;
  source: string;
  flags: string;
  /** Made with `new RegExp`. */
  isBuilt?: boolean;
}

/** The text of a template with a word in the place of each value. */
function wordsFor(source: ts.Expression): string {
  if (ts.isStringLiteralLike(source)) return source.text;
  if (!ts.isTemplateExpression(source)) throw new Error(`What is ${source.getText()}?`);
  return [source.head.text, ...source.templateSpans.map(({ literal }) => `word${literal.text}`)].join('');
}

/** Loads the modules, and gives the expressions that they build meanwhile, as they are when the values are in their places. */
async function builtIn(paths: readonly string[]): Promise<Expression[]> {
  const built: Expression[] = [];
  const construct = (target: typeof RegExp, given: [string, string?]) => {
    const made = Reflect.construct(target, given) as RegExp;
    const maker = new Error().stack?.split('\n').find((line) => paths.some((path) => line.includes(path)));
    // The libraries that a module loads build some of their own.
    if (maker !== undefined && !maker.includes('node_modules'))
      built.push({ at: `${maker.trim()}: ${made.source}`, source: made.source, flags: made.flags });
    return made;
  };
  vi.stubGlobal('RegExp', new Proxy(RegExp, { construct }));
  try {
    // Under a name of their own: tests before this one may have loaded them already.
    for (const path of paths) await import(/* @vite-ignore */ `${path}?built`);
  } finally {
    vi.unstubAllGlobals();
  }
  return built;
}

/** Every regular expression that is written out in a file, TypeScript or the script of a component. */
function expressionsIn(path: string): Expression[] {
  const text = readFileSync(path, 'utf8');
  const script = path.endsWith('.vue')
    ? [...text.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, own]) => own).join('\n')
    : text;
  const file = ts.createSourceFile(path, script, ts.ScriptTarget.Latest, true);
  const found: Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') {
      const [source, flags] = node.arguments ?? [];
      found.push({
        at: `${relative(ROOT, path)}: ${node.getText()}`,
        // What it is put together of is seen where the module is loaded; here it stands for any word.
        source: source ? wordsFor(source) : '',
        flags: flags && ts.isStringLiteral(flags) ? flags.text : '',
        isBuilt: true,
      });
    }
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({
        at: `${relative(ROOT, path)}: ${node.text}`,
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|vue|mjs|cjs)$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => join(ROOT, folder, name)),
);
const expressions = new Map(files.flatMap(expressionsIn).map((each) => [`/${each.source}/${each.flags}`, each]));

/** What makes the analysis fast comes as a program of the platform; in JavaScript alone it takes minutes. */
const program = `recheck-${process.platform === 'darwin' ? 'macos' : process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}/package.json`;
const hasProgram = (() => {
  try {
    createRequire(import.meta.url).resolve(program);
    return true;
  } catch {
    console.log(
      `Regular expressions are not examined: ${program.split('/')[0]} is not there (npm ci with optional packages).`,
    );
    return false;
  }
})();

test('there are regular expressions to look at', () => {
  expect(expressions.size).toBeGreaterThan(200);
});

/** An expression that repeats nothing without end looks at so many characters at most. */
const isEndless = ({ source }: Expression) => /[*+]|\{\d+,\}/.test(source);
/** Those of an amount of expressions that are examined: in the short form a quarter. */
const examinedOf = (all: ReadonlyMap<string, Expression>) => {
  const endless = [...all.values()].filter(isEndless);
  return some(endless, Math.ceil(endless.length / 4));
};

/** An expression for which text can be made that takes it more than linear time is found with that text. */
async function attackOn({ at, source, flags }: Expression): Promise<string[]> {
  const found = await check(source, flags, { timeout: 60_000 });
  if (found.status === 'safe') return [];
  return [
    found.status === 'vulnerable'
      ? `${at} takes ${found.complexity.summary} time, as on ${found.attack.pattern}`
      : `${at} could not be examined: ${JSON.stringify(found.error)}`,
  ];
}

test.runIf(hasProgram)('an expression that is not linear is found', async () => {
  expect(await attackOn({ at: 'x', source: '0+$', flags: '' })).toEqual([
    expect.stringContaining('2nd degree polynomial'),
  ]);
});

test.runIf(hasProgram)(
  'those that are built of parts when a module is loaded are linear, too',
  async () => {
    const paths = files.filter((path) => expressionsIn(path).some(({ isBuilt }) => isBuilt));
    const built = await builtIn(paths);
    expect(built.length).toBeGreaterThan(100);
    const different = new Map(built.map((each) => [`/${each.source}/${each.flags}`, each]));
    const slow = await Promise.all(examinedOf(different).map(attackOn));
    expect(slow.flat()).toEqual([]);
  },
  180_000,
);

test.runIf(hasProgram)(
  'no text makes any of them take more than linear time',
  async () => {
    const slow = await Promise.all(examinedOf(expressions).map(attackOn));
    expect(slow.flat()).toEqual([]);
  },
  180_000,
);
