import type { RowChecksums } from './row-checksums.ts';

/** In place of checksums where a newer program made them, perhaps over more than this one knows: no row is called damaged for that. */
export const UNCHECKED: RowChecksums = {
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
