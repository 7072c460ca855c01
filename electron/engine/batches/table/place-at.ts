export type Fields = Record<string, unknown>;

/** Puts a value at a path, making objects, and lists where a segment is a number, on the way. Changes `root`. */
export function placeAt(root: Fields, path: readonly string[], value: unknown): void {
  let parent = root;
  for (const [index, segment] of path.slice(0, -1).entries()) {
    parent[segment] ??= /^\d+$/.test(path[index + 1] ?? '') ? [] : {};
    parent = parent[segment] as Fields;
  }
  parent[path.at(-1) ?? ''] = value;
}
