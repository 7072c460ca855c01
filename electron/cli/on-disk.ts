import { CliError } from './cli-error.ts';

/** @throws CliError in the words of the system where it refuses */
export function onDisk(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    throw error instanceof Error && 'syscall' in error ? new CliError(`${error.message}.`) : error;
  }
}
