import type { Engine } from '#electron/engine/index.ts';
import { knownCaller } from '../../caller-id.ts';
import type { Handlers } from '../../mount.ts';

type SourceHandlers = Pick<
  Handlers,
  'listSources' | 'putSource' | 'removeSource' | 'trySource' | 'tryWriteBack' | 'readSource' | 'lookUpOrder'
>;

export const sourceHandlers = ({ sources }: Engine): SourceHandlers => ({
  listSources: async () => ({ sources: await sources.list() }),
  putSource: async ({ params, body }, context) => ({
    source: await sources.put(knownCaller(context), params.source, body),
  }),
  removeSource: async ({ params }) => {
    await sources.remove(params.source);
    return null;
  },
  trySource: ({ params, body }) => sources.try(params.source, body),
  tryWriteBack: ({ params, body }) => sources.tryWriteBack(params.source, body),
  readSource: async ({ params }) => ({ source: await sources.readNow(params.source) }),
  lookUpOrder: ({ body }, context) => sources.lookUp(knownCaller(context), body.key),
});
