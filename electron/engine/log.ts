/** Where the operator finds what went wrong; never personal data. */
export type Log = (event: string, details: Record<string, unknown>) => void;
