#!/usr/bin/env node
// What the command `packbench` starts with, on whatever Node runs it: plain JavaScript, since an older Node reads no TypeScript.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import * as module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The first Node that the sources run on as they are. */
const LEAST_NODE = 24;
const folder = dirname(fileURLToPath(import.meta.url));
const project = join(folder, '..', '..');
const ownNode = join(project, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const args = process.argv.slice(2);
const isNewEnough = Number.parseInt(process.versions.node, 10) >= LEAST_NODE;

if (!isNewEnough && !existsSync(ownNode)) {
  const how = `Install Node ${LEAST_NODE} or newer, or run \`npm ci\` in ${project}: it brings its own.`;
  process.stderr.write(`packbench needs Node ${LEAST_NODE}; this is Node ${process.versions.node}. ${how}\n`);
  process.exitCode = 1;
} else if (args.length === 1 && (args[0] === '--version' || args[0] === '-V')) {
  // The version is known without the program.
  const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  process.stdout.write(`${version}\n`);
} else if (isNewEnough) {
  // Before anything that is written in TypeScript: Node keeps there what it made of it.
  module.enableCompileCache(join(project, 'node_modules', '.cache', 'compiled'));
  const { programUrl, runProgram } = await import('../start/built-programs.ts');
  await runProgram(programUrl('packbench'));
} else runWith(ownNode);

/** Runs the program in the terminal of this process, hands it the signals that come, and ends as it ends. */
function runWith(node) {
  const env = { ...process.env, PACKBENCH_LAUNCHER: String(process.pid) };
  const child = spawn(node, [fileURLToPath(import.meta.url), ...args], { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(`packbench cannot start ${node}: ${error.message}\n`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
