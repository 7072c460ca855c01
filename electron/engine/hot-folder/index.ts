export { createHotFolder, type HotFolder } from './hot-folder.ts';
