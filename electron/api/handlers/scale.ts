import type { Engine } from '#electron/engine/index.ts';
import type { Handlers } from '../mount.ts';

export const scaleHandlers = ({ scale }: Engine): Pick<Handlers, 'readScale' | 'weigh' | 'listScales'> => ({
  readScale: async () => scale.status(),
  weigh: ({ body }, context) => scale.weigh({ ...body, gone: context.gone() }),
  listScales: () => scale.listAvailable(),
});
