/** The value, in which nobody can change anything any more, however deep: it may be handed out again and again. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
