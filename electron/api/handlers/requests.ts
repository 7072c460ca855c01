import type { Engine } from '#electron/engine/index.ts';
import { knownCaller } from '../caller-id.ts';
import type { Handlers } from '../mount.ts';

export const requestHandlers = ({ requests }: Engine): Pick<Handlers, 'listRequests'> => ({
  listRequests: async ({ query: { after } }, context) => ({
    requests: await requests.list(knownCaller(context), after ?? 0),
  }),
});
