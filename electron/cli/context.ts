import type { Command } from 'commander';
import type { ExitCode } from './exit-codes.ts';
import type { Connection } from './find-station.ts';
import type { Io } from './io.ts';
import type { StationClient } from './station-client.ts';

/** What a command works with. */
export interface Context {
  io: Io;
  /** Whether results are for a program. */
  json: boolean;
  where: Connection;
  /** The station; found, and proved to be it, at the first call. */
  station(): Promise<StationClient>;
  /** The result: as JSON for a program, in words for a person. */
  show(result: unknown, words: () => string): void;
}

export type Handler<O> = (context: Context, positional: string[], options: O) => Promise<ExitCode>;
/** Makes an action of a handler. */
export type On = <O = object>(handler: Handler<O>) => (...args: unknown[]) => Promise<void>;
/** Adds commands to the program. */
export type Register = (program: Command, on: On) => void;
