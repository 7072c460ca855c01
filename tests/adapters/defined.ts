import { ADAPTERS } from '#electron/adapters/index.ts';
import { describeAdapter } from '#electron/engine/accounts/describe-adapter.ts';
import type { Defined } from '#electron/engine/accounts/index.ts';
import type { AdapterInfo } from '#shared/schema/accounts/adapter.ts';

const adapters = ADAPTERS.map((create) => create({} as Parameters<typeof create>[0]));

/** The station's adapters, as far as they are asked what they are. */
export const DEFINED: Defined = Object.fromEntries(adapters.map((each) => [each.definition.type, each]));

/** The same as the window is told. */
export const ADAPTER_INFOS: readonly AdapterInfo[] = adapters.map(describeAdapter);
