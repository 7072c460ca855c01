import type { Router } from 'vue-router';

/** The name of the file that this runs from: another one with each build. */
const OWN_FILE = new URL(import.meta.url).pathname.split('/').at(-1) ?? '';

/** Whether the station has another window than this one by now. */
async function isUpdated(): Promise<boolean> {
  const page = await fetch('./', { cache: 'no-store' }).catch(() => null);
  return page?.ok === true && !(await page.text()).includes(OWN_FILE);
}

/**
 * A station that was updated while this window stayed open has not the files of its screens any more. Whoever goes to one gets the new
 * window there; what was typed on Ship stays, as in every reload.
 */
export function loadAnewWhereUpdated(router: Router): void {
  router.onError(async (_, to) => {
    if (!(await isUpdated())) return;
    history.replaceState(null, '', `#${to.fullPath}`);
    location.reload();
  });
}
