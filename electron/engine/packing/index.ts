export type { PackingDeps } from './deps.ts';
export { createPacking, type Packing } from './packing.ts';
