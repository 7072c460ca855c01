/** Why the clock of the machine is not believed. Milliseconds. */
export type ClockDoubt =
  /** It is ahead of the time that passed since the start: ledger time does not follow it. */
  | { kind: 'held'; by: number }
  /** So much lies between the last instant that was recorded and a start that nothing is forgotten on the strength of it. */
  | { kind: 'leap'; from: number; to: number };
