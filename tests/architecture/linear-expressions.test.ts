import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { check } from 'recheck';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['electron', 'shared', 'renderer'];

interface Expression {
  at: string;
  source: string;
  flags: string;
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
    .filter((name) => /\.(?:ts|vue|mjs)$/.test(name) && !name.endsWith('.d.ts'))
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

/** An expression for which text can be made that takes it more than linear time is found with that text. */
async function attackOn({ at, source, flags }: Expression): Promise<string[]> {
  const found = await check(source, flags, { timeout: 60_000 });
  if (found.status === 'safe') return [];
  return [
    found.status === 'vulnerable'
      ? `${at} takes ${found.complexity.summary} time, as on ${found.attack.pattern}`
      : `${at} could not be examined`,
  ];
}

test.runIf(hasProgram)('an expression that is not linear is found', async () => {
  expect(await attackOn({ at: 'x', source: '0+$', flags: '' })).toEqual([
    expect.stringContaining('2nd degree polynomial'),
  ]);
});

test.runIf(hasProgram)(
  'no text makes any of them take more than linear time',
  async () => {
    const slow = await Promise.all([...expressions.values()].map(attackOn));
    expect(slow.flat()).toEqual([]);
  },
  180_000,
);
