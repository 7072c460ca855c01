import type { Seals } from './seals.ts';

/** In place of seals where a newer program made them, perhaps over more than this one knows: no row is called damaged for that. */
export const UNCHECKED: Seals = {
  putShipment: () => undefined,
  checkShipment: () => undefined,
  check: () => undefined,
  checkTables: () => undefined,
  verify: async () => ({ rows: 0, faults: [] }),
  requireAll: () => undefined,
  schema: () => '',
  sealAll: () => undefined,
  watch: () => undefined,
};
