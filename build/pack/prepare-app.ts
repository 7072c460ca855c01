import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import { buildWindow } from '../build-window.ts';
import { writeNotices } from '../notices.ts';

const root = resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

/** Runs a tool of node_modules under this very Node, with these variables beside its environment. @throws Error where it fails. */
export function runTool(script: string, args: readonly string[], env: Record<string, string> = {}): void {
  const { status, error } = spawnSync(process.execPath, [require.resolve(script), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  if (status !== 0) throw error ?? new Error(`${script} failed.`);
}

/** What the API's description takes its examples from. */
const EXAMPLES = 'shared/api/examples.json';

/** Everything that electron-builder packs, in dist: the window, the licences, and the sources as JavaScript. */
export async function prepareApp(): Promise<void> {
  await buildWindow();
  writeNotices();
  rmSync(resolve(root, 'dist/app'), { recursive: true, force: true });
  for (const folder of ['electron', 'shared']) writeScripts(folder);
  copyFileSync(resolve(root, EXAMPLES), resolve(root, 'dist/app', EXAMPLES));
}

/**
 * The TypeScript files of a folder as JavaScript, file by file, in dist/app: those too that are started by their path. Node strips types of
 * files on the disk only; the types themselves are `npm run typecheck`'s matter.
 */
function writeScripts(folder: string): void {
  for (const path of globSync(`${folder}/**/*.ts`, { cwd: root, exclude: ['**/*.d.ts'] })) {
    const { outputText } = transpileModule(readFileSync(resolve(root, path), 'utf8'), {
      fileName: path,
      compilerOptions: {
        target: ScriptTarget.ES2024,
        module: ModuleKind.ESNext,
        verbatimModuleSyntax: true,
        rewriteRelativeImportExtensions: true,
      },
    });
    const to = resolve(root, 'dist/app', path.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, outputText);
  }
}
