/** The member that a JSON Pointer names; undefined where there is none. */
export const memberAt = (root: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], root);
