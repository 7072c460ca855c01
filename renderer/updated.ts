import type { Router } from 'vue-router';

/** The name of the file that this runs from: another one with each build. */
const OWN_FILE = new URL(import.meta.url).pathname.split('/').at(-1) ?? '';

/** Whether the station has another window than this one by now. */
async function isUpdated(): Promise<boolean> {
  const page = await fetch('./', { cache: 'no-store' }).catch(() => null);
  return page?.ok === true && !(await page.text()).includes(OWN_FILE);
}

/**
 * A station that was updated while this window stayed open has not the files of its screens and languages any more. Whoever needs one gets
 * the new window; what was typed on Ship stays, as in every reload.
 * @param path the screen that it shows then; the one that is open unless given
 */
export async function loadAnewWhereUpdated(path?: string): Promise<void> {
  if (!(await isUpdated())) return;
  if (path !== undefined) history.replaceState(null, '', `#${path}`);
  location.reload();
}

/** Whoever goes to a screen whose file is gone gets the new window there. */
export const watchForUpdate = (router: Router): unknown =>
  router.onError((_, { fullPath }) => void loadAnewWhereUpdated(fullPath));
