import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A place in a file of JavaScript, as a stack names it. */
const PLACE = /(file:\/\/(?:\/[A-Z]:)?[^\s:()]+\.js):(\d+):(\d+)/g;

/**
 * A stack with places in the sources instead of those in what was built from them. Node could do so by itself, but then reads the maps at
 * every start, which takes longer than the start.
 */
export function inSources(stack: string): string {
  const maps = new Map<string, SourceMap>();
  const mapOf = (file: string) => {
    const map =
      maps.get(file) ??
      new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${file}.map`), 'utf8')) as SourceMapPayload);
    maps.set(file, map);
    return map;
  };
  return stack.replaceAll(PLACE, (place, file: string, line: string, column: string) => {
    if (!file.includes('/dist/station/')) return place;
    try {
      const found = mapOf(file).findOrigin(Number(line), Number(column));
      if (!('fileName' in found)) return place;
      return `${new URL(found.fileName, file).href}:${found.lineNumber}:${found.columnNumber}`;
    } catch {
      return place;
    }
  });
}
