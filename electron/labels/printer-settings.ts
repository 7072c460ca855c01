/** What a thermal printer is told about its stock and how to print; what is absent is left as the printer has it. */
export interface PrinterSettings {
  /** Dots between two labels; 24 unless given, 0 for continuous stock. */
  gap?: number;
  /** EPL2: 0 to 15. ZPL II: 0 to 30. */
  density?: number;
  /** EPL2: the printer's own steps, 1 to 6. ZPL II: inches per second, 1 to 14. */
  speed?: number;
  copies?: number;
}

export const DEFAULT_GAP = 24;
