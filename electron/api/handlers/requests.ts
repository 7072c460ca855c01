import type { Engine } from '#electron/engine/engine.ts';
import type { Handlers } from '../mount.ts';

export const requestHandlers = ({ requests }: Engine): Pick<Handlers, 'listRequests'> => ({
  listRequests: async ({ query: { after } }) => ({
    requests: await requests.list(after === undefined ? 0 : Number(after)),
  }),
});
