/** The member of an object somebody else made; undefined where there is none. */
export const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A text that is not empty, else null. */
export const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const MOST_CHARACTERS = 500;

/** The service's own words beside what is said of it, where it gave any. */
export const quoted = (words: string | null): { words?: string } => (words === null ? {} : { words });

/** Somebody else's words, fit to be shown and stored. */
export const wordsOf = (value: unknown): string | null =>
  textOf(
    typeof value === 'string'
      ? value
          .replaceAll(/[\p{C}\s]+/gu, ' ')
          .trim()
          .slice(0, MOST_CHARACTERS)
      : null,
  );
