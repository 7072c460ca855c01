import { withoutEnd, withoutStart } from '#shared/format/trim.ts';

/** An id of a name: `Zebra ZD 420` becomes `zebra-zd-420`. Empty where nothing of it can stand in one. */
export const idFrom = (name: string) =>
  withoutEnd(
    withoutStart(
      name
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll(/[^a-z0-9._-]+/g, '-'),
      '-',
    ),
    '-',
  ).slice(0, 64);
