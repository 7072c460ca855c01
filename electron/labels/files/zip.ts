import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { NamedBytes } from '#electron/engine/label-files/deps.ts';

/** What is worth the time to be packed: the others are packed already. */
const IS_TEXT = /\.[ze]pl$/;

/** A ZIP file of the files, each given out before the next one is asked for. @param at milliseconds since 1970 */
export async function* zipFiles(files: AsyncIterable<NamedBytes>, at: number): AsyncGenerator<Uint8Array, void> {
  let ready: Uint8Array[] = [];
  const taken = () => {
    const parts = Buffer.concat(ready);
    ready = [];
    return parts;
  };
  const zip = new Zip((error, part) => {
    if (error) throw error;
    ready.push(part);
  });
  for await (const { name, bytes } of files) {
    const entry = IS_TEXT.test(name) ? new ZipDeflate(name) : new ZipPassThrough(name);
    entry.mtime = at;
    zip.add(entry);
    entry.push(bytes, true);
    yield taken();
  }
  zip.end();
  yield taken();
}
