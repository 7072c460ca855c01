export type { BoxesDeps } from './deps.ts';
export { forgetOldBoxes, rememberBoxes, withUsualBoxes, type PackedPackages } from './box-memory.ts';
export type { BoxStore } from './box-store.ts';
export { namesBox, presetNameOf } from './usual-box.ts';
