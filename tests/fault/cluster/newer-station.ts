import { runHeadless } from '#electron/headless.ts';
import { addMigrations } from './stand-in-migrations.ts';

// A station of a later version of the program, from its sources.
addMigrations(Number(process.env['FAULT_NEWER'] ?? 1), Number(process.env['FAULT_OLDEST'] ?? 1));
await runHeadless();
