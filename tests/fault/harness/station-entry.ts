import { runHeadless } from '#electron/headless.ts';

// The station as it is started without a window, and nothing beside it.
await runHeadless();
