import { call } from '#renderer/api/client.ts';

/** Longer than any account may take to quote: one that takes its time is no station that does not answer. */
const LONGEST_QUOTES_MS = 30_000;

/** What the accounts quote for a shipment. Nothing is bought. */
export const askPrices = (body: Record<string, unknown>, signal: AbortSignal) =>
  call('quoteShipment', { body, signal, timeoutMs: LONGEST_QUOTES_MS });
