import type { Engine } from '#electron/engine/engine.ts';
import type { Handlers } from '../mount.ts';

export const hotFolderHandlers = ({ hotFolder }: Engine): Pick<Handlers, 'readHotFolder'> => ({
  readHotFolder: () => hotFolder.status(),
});
