import { registerHooks } from 'node:module';

/** Plain Node takes the stand-in where the application imports Electron. */
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'electron' ? new URL('electron.ts', import.meta.url).href : specifier, context),
});
