import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';

/** A signed message on its way. */
export interface OutgoingMessage {
  url: URL;
  headers: Record<string, string>;
  body: string;
  /** Whether addresses of private networks may be called. */
  allowPrivate: boolean;
  signal: AbortSignal;
}

/** What became of it: what the receiver answered, or, in words, why there is no answer. */
export type SendOutcome = { status: number } | { failure: Diagnostic };

/** Carries messages out of the machine, to where they may go and nowhere else. */
export interface WebhookSender {
  /** Why the address may not be called, in words; null where it may, as far as can be seen before its name is resolved. */
  refusal(url: URL, allowPrivate: boolean): Diagnostic | null;
  /** Sends once; follows no redirect. Never throws. */
  send(message: OutgoingMessage): Promise<SendOutcome>;
}
