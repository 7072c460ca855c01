import type { AttentionList } from '#shared/schema/shipping/attention.ts';
import type { Caller } from '../identity/index.ts';
import type { AttentionDeps } from './deps.ts';
import { listAttention } from './list-attention.ts';

interface Uncertain<K extends 'prints' | 'manifests'> {
  listUncertain(caller: Caller): Promise<AttentionList[K]>;
}

/** What waits for a person. */
export const createAttention = (
  deps: AttentionDeps,
  prints: Uncertain<'prints'>,
  manifests: Uncertain<'manifests'>,
) => ({
  list: async (caller: Caller): Promise<AttentionList> => ({
    ...(await listAttention(deps, caller)),
    prints: await prints.listUncertain(caller),
    manifests: await manifests.listUncertain(caller),
  }),
});
