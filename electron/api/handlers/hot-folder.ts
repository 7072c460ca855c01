import type { Engine } from '#electron/engine/index.ts';
import type { Handlers } from '../mount.ts';

export const hotFolderHandlers = ({ hotFolder }: Engine): Pick<Handlers, 'readHotFolder'> => ({
  readHotFolder: () => hotFolder.status(),
});
