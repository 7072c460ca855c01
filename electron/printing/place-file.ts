import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeNewFile } from '#electron/platform/write-new-file.ts';

/** By this an error is known, also outside its process, after which the file may lie in the folder all the same. */
export const MAY_BE_THERE = 'MAY_BE_THERE';

/**
 * Puts a file into a folder, whole from the first moment it is there. Nothing that lies there under either name is opened: the draft is a new
 * file, and takes the place of what has its name.
 * @throws what the system says; with the code MAY_BE_THERE where that is no proof that there is no file
 */
export async function placeFile(folder: string, name: string, bytes: Uint8Array, move = rename): Promise<void> {
  const draft = join(folder, `.${name}.new`);
  try {
    await writeNewFile(draft, bytes);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
  try {
    await move(draft, join(folder, name));
  } catch (error) {
    // A share may do as it is told and report an error. That the draft was still there is proof that it did not.
    const wasThere = await rm(draft).then(
      () => true,
      () => false,
    );
    if (wasThere) throw error;
    throw Object.assign(new Error((error as Error).message), { code: MAY_BE_THERE });
  }
  await syncFolder(folder);
}

/** Windows has no such thing, and some network folders refuse it: the file is there all the same. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}
