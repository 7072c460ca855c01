type Reviver = (key: string, value: unknown, context: { source?: string }) => unknown;

/** The object in the bytes; null where they are not UTF-8, not JSON, or JSON of something else. */
export const readJson = (bytes: Uint8Array): object | null => read(bytes);

/** The same, with its numbers as they were written: as text, so that nothing of an amount is lost. */
export const readExactly = (bytes: Uint8Array): object | null =>
  read(bytes, (_, value, { source }) => (typeof value === 'number' && source ? source : value));

function read(bytes: Uint8Array, reviver?: Reviver): object | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text, reviver as Parameters<typeof JSON.parse>[1]);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
