import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { PROJECT } from './mutation.ts';

const urlOf = (file: string) => pathToFileURL(join(PROJECT, file)).href;
const SAYS = `const { provesAbsence } = await import('${urlOf('electron/engine/shipping/decisions.ts')}');
  const { programUrl } = await import('${urlOf('electron/start/built-programs.ts')}');
  console.log(provesAbsence('unknown'), programUrl('headless').endsWith('.ts'));`;

/** What a process says with the mutation in it. */
const saidWith = (mutation: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', SAYS], {
    env: { ...process.env, MUTATION: mutation, NODE_OPTIONS: `--import=${urlOf('tests/mutations/apply.ts')}` },
    encoding: 'utf8',
  }).trim();

test('a process with the mutation runs the faulty source, and starts no station that was built without it', () => {
  expect(saidWith('absence-guessed')).toBe('true true');
});

test('a process without it, or with another one, runs the source as it is', () => {
  expect(saidWith('')).toMatch(/^false /);
  expect(saidWith('wake-up-lost')).toMatch(/^false /);
});
