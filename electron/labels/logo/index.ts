import { ChildEndedError, ChildSilentError, createChild } from '#electron/child/child.ts';
import { forkNode, scriptBeside, type StartChild } from '#electron/child/child-process.ts';
import type { LogoReader } from '#electron/engine/account-labels/ports.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { MadeLogo } from './make-logo.ts';

/** A logo that takes longer was made to take long. */
const PATIENCE_MS = 10_000;
const IDLE_MS = 60_000;

/** Makes logos of files, in a process of its own. */
export function createLogoReader(start: StartChild = forkNode): LogoReader & { close(): void } {
  const child = createChild({ start, script: scriptBeside(import.meta.url, 'logo-process'), idleMs: IDLE_MS });
  return {
    async readLogo(bytes) {
      try {
        return (await child.ask(bytes, PATIENCE_MS)) as MadeLogo;
      } catch (error) {
        if (!(error instanceof ChildSilentError || error instanceof ChildEndedError)) throw error;
        return { refusal: diagnostic('LOGO_TOO_HUNGRY') };
      }
    },
    close: () => child.end(),
  };
}
