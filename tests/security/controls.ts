import { CALLER_CONTROLS } from './controls-of-callers.ts';
import { DESKTOP_CONTROLS } from './controls-of-the-desktop.ts';
import { DATA_CONTROLS } from './controls-of-data.ts';

/** A test, by its file under tests/ and its title as it is written there. */
export type Proof = readonly [file: string, title: string];

export interface Control {
  /** What must hold. */
  control: string;
  heldBy: readonly Proof[];
}

/** Who is kept out of what, by number, and the tests that hold it. */
export const CONTROLS: Readonly<Record<number, Control>> = {
  ...CALLER_CONTROLS,
  ...DATA_CONTROLS,
  ...DESKTOP_CONTROLS,
};
