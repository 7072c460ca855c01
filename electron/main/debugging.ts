import type { CommandLine } from 'electron';

/** Switches of Chromium that open a port or pipe by which others drive the window. */
const DEBUGGING_SWITCHES = ['remote-debugging-port', 'remote-debugging-pipe', 'remote-debugging-address'] as const;

export const isDebugged = (commandLine: Pick<CommandLine, 'hasSwitch'>) =>
  DEBUGGING_SWITCHES.some((name) => commandLine.hasSwitch(name));
