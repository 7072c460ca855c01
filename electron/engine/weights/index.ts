export type { WeightsDeps } from './deps.ts';
export {
  compareWithUsual,
  forgetOldWeights,
  learnWeights,
  recallOf,
  type Recall,
  type WeighedPackages,
} from './weight-memory.ts';
export type { WeightStore } from './weight-store.ts';
