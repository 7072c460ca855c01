// What `npm start` begins with. Plain JavaScript, so that Node can keep what it makes of everything else, and finds it there at the next start.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));
await import('./start.ts');
