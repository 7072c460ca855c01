/** An instant, in milliseconds since 1970, as text: 2026-11-23T09:30:00.000Z. */
export const isoInstant = (at: number): string => new Date(at).toISOString();
