/** The value with every string in it changed, however deep; functions and numbers stay as they are. */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((entry: unknown) => mapTexts(entry, change)) as T;
  if (value === null || typeof value !== 'object') return value;
  const mapped = { ...value };
  for (const key in mapped) mapped[key] = mapTexts(mapped[key], change);
  return mapped;
}
