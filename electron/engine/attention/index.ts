import type { AttentionList } from '#shared/schema/shipping/attention.ts';
import type { Caller } from '../identity/index.ts';
import type { AttentionDeps } from './deps.ts';
import { listAttention } from './list-attention.ts';

interface Printing {
  listUncertain(caller: Caller): Promise<AttentionList['prints']>;
  listUnprinted(caller: Caller): Promise<AttentionList['unprinted']>;
}
interface Manifests {
  listUncertain(caller: Caller): Promise<AttentionList['manifests']>;
}

/** What waits for a person. */
export const createAttention = (deps: AttentionDeps, printing: Printing, manifests: Manifests) => ({
  list: async (caller: Caller): Promise<AttentionList> => ({
    ...(await listAttention(deps, caller)),
    prints: await printing.listUncertain(caller),
    unprinted: await printing.listUnprinted(caller),
    manifests: await manifests.listUncertain(caller),
  }),
});
