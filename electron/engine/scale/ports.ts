import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { AvailableScales, RealScale, ScaleUnit } from '#shared/schema/station/scale.ts';

/** What a scale says at one moment. */
export type ScaleSignal =
  /** `value` is a decimal as the scale writes it, below zero included. */
  | { kind: 'weight'; value: string; unit: ScaleUnit; stable: boolean }
  | { kind: 'under_zero' }
  | { kind: 'over_range' }
  | { kind: 'needs_zero' }
  /** It has no weight that can be used, and says why. */
  | { kind: 'fault'; trouble: Diagnostic };

/** A scale that is connected. */
export interface Scale {
  /** Resolves, once the connection is gone, to why; never rejects. */
  lost: Promise<Diagnostic>;
  close(): Promise<void>;
}

/** Every way to reach a scale. */
export interface ScaleDrivers {
  available(): Promise<AvailableScales>;
  /** Calls `hear` with everything the scale says until it is closed. @throws DiagnosticError. */
  open(connection: RealScale, hear: (signal: ScaleSignal) => void): Promise<Scale>;
}
