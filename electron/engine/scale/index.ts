export { createScaleDesk, type ScaleDesk } from './scale.ts';
