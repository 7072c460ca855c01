import { ADAPTERS } from '#electron/adapters/index.ts';
import type { Defined } from '#electron/engine/accounts/index.ts';

/** The station's adapters, as far as they are asked what they are. */
export const DEFINED: Defined = Object.fromEntries(
  ADAPTERS.map((create) => create({} as Parameters<typeof create>[0])).map((each) => [each.definition.type, each]),
);
