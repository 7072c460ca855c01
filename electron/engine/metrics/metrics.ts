/** What is counted and timed while it happens; seconds. None of it names a person, an address or a shipment. */
export interface Meter {
  /** A create call or a row of a batch ended: `bought`, or the code of its problem. */
  purchase(result: string): void;
  /** An adapter answered; `outcome` is what kind of answer it was, or `error`. */
  adapter(call: { adapter: string; operation: string; outcome: string }, seconds: number): void;
  /** A call of a route of the contract was answered. */
  request(call: { operation: string; status: number }, seconds: number): void;
  /** From asking for a write to the ledger until it was durable. */
  ledger(operation: string, seconds: number): void;
}

/** What is looked up when somebody asks. */
export interface Gauges {
  version: string;
  unknown: number;
  /** 0 where none is open. */
  oldestUnknownSeconds: number;
  /** Jobs that are not finished, by state. */
  printJobs: Readonly<Record<string, number>>;
  webhooks: Readonly<Record<string, number>>;
  freeBytes: number;
}

/** Keeps what is measured and tells it in the text format of Prometheus. */
export interface Metrics extends Meter {
  expose(gauges: Gauges): Promise<string>;
  /** Measures no more. */
  stop(): void;
}
