import type { CupsConnection, Printer } from '#shared/schema/printing/printer.ts';

/** A job that a print service has. */
export interface SpooledJob {
  queue: CupsConnection;
  /** Its number there. */
  id: string;
  /** Its printer was set up anew since: for another queue, or for none. */
  isLeft: boolean;
}

/** How the ledger calls a job: by its number, its queue and its print service, for each service counts its own. */
export const spoolIdOf = (id: number, { queue, server = '' }: CupsConnection): string =>
  `${id} ${queue} ${server}`.trimEnd();

/** @param connection of the printer now, null where it was removed @returns null where nobody can tell: stations before this one kept the number only */
export function spooledJobOf(spoolId: string, connection: Printer['connection'] | null): SpooledJob | null {
  const now = connection?.type === 'cups' ? connection : null;
  const [id = '', queue, ...server] = spoolId.split(' ');
  if (queue === undefined) return now && { queue: now, id, isLeft: false };
  const there: CupsConnection = { type: 'cups', queue, ...(server.length > 0 && { server: server.join(' ') }) };
  return { queue: there, id, isLeft: now?.queue !== there.queue || now.server !== there.server };
}
