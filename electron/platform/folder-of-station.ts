import { realpath } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';

const isInside = (path: string, folder: string) => {
  const way = relative(folder, path);
  return way === '' || (!way.startsWith(`..${sep}`) && way !== '..' && !isAbsolute(way));
};

/** Where a path leads in truth, links followed as far as it is there. */
async function leadsTo(path: string): Promise<string> {
  const whole = resolve(path);
  const real = await realpath(whole).catch(() => null);
  if (real !== null || dirname(whole) === whole) return real ?? whole;
  return join(await leadsTo(dirname(whole)), basename(whole));
}

/** Says so where a folder of others is the station's data folder, lies in it, or around it; by a link, too. Null where it lies apart. */
export async function folderOfStation(dataDir: string, path: string): Promise<Diagnostic | null> {
  const [folder, own] = await Promise.all([leadsTo(path), leadsTo(dataDir)]);
  if (!isInside(folder, own) && !isInside(own, folder)) return null;
  return diagnostic('FOLDER_OF_THE_STATION');
}
