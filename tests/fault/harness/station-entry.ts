import type * as Headless from '#electron/headless.ts';
import { programUrl } from '#electron/start/built-programs.ts';

// The station as it is started without a window, and nothing beside it.
const { runHeadless } = (await import(programUrl('headless'))) as typeof Headless;
await runHeadless();
