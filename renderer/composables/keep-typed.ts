/**
 * A form behind a save.
 * @param stored as the station keeps it  @param sent as the form was when it was saved  @param now as it is
 * @returns what is stored, and what was typed while it was saved as it was typed
 */
export function keepTyped<T extends object>(stored: T, sent: T, now: T): T {
  const isTyped = ([name, value]: [string, unknown]) => value !== sent[name as keyof T];
  return { ...stored, ...Object.fromEntries(Object.entries(now).filter(isTyped)) };
}
