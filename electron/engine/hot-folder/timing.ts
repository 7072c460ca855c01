/** In milliseconds. */
export interface HotFolderTiming {
  lookEvery: number;
  /** A file that does not grow for so long is whole. */
  stable: number;
  /** How long a batch that paused by itself rests before it goes on, and one whose labels are still to come is left alone. */
  rest: number;
}

export const HOT_FOLDER_TIMING: HotFolderTiming = { lookEvery: 1000, stable: 2000, rest: 60_000 };
