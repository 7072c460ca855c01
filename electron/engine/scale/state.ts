import type { ScaleState } from '#shared/schema/station/scale.ts';
import { decimal } from '../rules/index.ts';
import type { ScaleSignal } from './ports.ts';

/** A scale that is connected, as far as it was heard. */
export interface Heard {
  /** The last that it said; null while it is silent. */
  signal: ScaleSignal | null;
  /** Whether it was at zero since a weight was taken, and since it was connected. */
  wasAtZero: boolean;
}

export const NOTHING_HEARD: Heard = { signal: null, wasAtZero: false };

export function hear(before: Heard, signal: ScaleSignal): Heard {
  return { signal, wasAtZero: before.wasAtZero || stateOf({ signal, wasAtZero: true }) === 'ZERO' };
}

/** Its weight was taken: what lies on it must go before the next one counts. */
export const taken = (heard: Heard): Heard => ({ ...heard, wasAtZero: false });

export function stateOf({ signal, wasAtZero }: Heard): Exclude<ScaleState, 'OFF' | 'DISCONNECTED'> {
  switch (signal?.kind) {
    case undefined:
      return 'SILENT';
    case 'under_zero':
      return 'UNDER_ZERO';
    case 'over_range':
      return 'OVER_RANGE';
    case 'needs_zero':
      return 'NEEDS_ZERO';
    case 'fault':
      return 'FAULT';
    case 'weight':
      if (decimal(signal.value).lt(0)) return 'UNDER_ZERO';
      if (!signal.stable) return 'MOVING';
      if (decimal(signal.value).eq(0)) return 'ZERO';
      return wasAtZero ? 'STABLE' : 'LIFT_OFF';
  }
}

const DETAILS: Readonly<Record<ScaleState, string>> = {
  OFF: 'No scale is set up.',
  DISCONNECTED: 'The scale cannot be reached.',
  SILENT: 'The scale is connected and says nothing: is it switched on?',
  ZERO: 'The scale is empty.',
  MOVING: 'The scale is not stable yet.',
  STABLE: 'The weight is stable.',
  LIFT_OFF: 'Lift everything off the scale: it must show zero before the next package.',
  UNDER_ZERO: 'The scale is below zero: take everything off it and set it to zero.',
  OVER_RANGE: 'The package is too heavy for the scale.',
  NEEDS_ZERO: 'The scale must be set to zero.',
  FAULT: 'The scale reports a fault.',
};

export const detailOf = (state: ScaleState): string => DETAILS[state];
