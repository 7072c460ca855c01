import { hash } from 'node:crypto';
import { fileNameOf, type DropName } from './file-names.ts';
import type { WatchedFolder } from './watched-folder.ts';

interface Where {
  box: WatchedFolder;
  path: string;
  name: DropName;
}

/** Hidden beside a file that was taken: how many bytes of it were read, and the digest of these. */
const noteOf = (name: DropName) => `.${fileNameOf(name)}.read`;

const digestOf = (bytes: Uint8Array) => hash('sha256', bytes, 'hex');

/**
 * What is read of a file: all of it the first time, and the same again after that, over a restart too. What was written on in it since would
 * make other content of it, which would buy what was read before once more.
 */
export async function sameAsRead({ box, path, name }: Where, bytes: Uint8Array): Promise<Uint8Array> {
  const own = `${bytes.length} ${digestOf(bytes)}\n`;
  const noted = await box.writeOnce(path, noteOf(name), own);
  const { length, digest } = /^(?<length>\d+) (?<digest>[0-9a-f]{64})\n$/.exec(noted)?.groups ?? {};
  const before = bytes.subarray(0, Number(length ?? 0));
  if (digestOf(before) === digest) return before;
  // Of an earlier file of this name, or cut short by a loss of power.
  await box.write(path, noteOf(name), own);
  return bytes;
}

export const forgetRead = ({ box, path, name }: Where): Promise<void> => box.remove(path, noteOf(name));
