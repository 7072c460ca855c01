import { withoutEnd } from '#shared/format/trim.ts';
import { inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { CopyRefusedError } from '../errors.ts';
import { deskSeenPath, deskWitnessPath } from '../local/desk-file.ts';
import { openSeenFile } from '../local/seen-file.ts';
import { openWitnessFile } from '../local/witness-file.ts';
import { isAllThere } from '../postgres/chain-end.ts';
import type { Session } from '../postgres/database.ts';
import type { ChainEnd } from '../postgres/journal-draft.ts';
import { readGate, readShut, whyShut } from '../postgres/restatement/gate.ts';
import { isPast } from '../postgres/restatement/past.ts';
import { ledgerNameOf } from './station-row.ts';

/**
 * What desks know and the database has lost would not be in a file that is made of it, and the station of the file would wait for nobody.
 * @param own the desk of this folder, whose files may say so; null where it is none of the ledger
 * @throws CopyRefusedError
 */
export async function requireStated(session: Session, own: { id: string; folder: string } | null): Promise<void> {
  const shut = await readShut(session);
  if (shut) {
    const why = withoutEnd(inEnglish(whyShut(shut)), '.');
    throw new CopyRefusedError(shut.isNoticed ? why : `${why}; start the desks on it once, and stop them`);
  }
  if (own && (await lacksOwn(session, own)))
    throw new CopyRefusedError(
      'The database lacks what this desk wrote, or has seen in it: an older copy was put in its place; start this desk on it once, and stop it',
    );
}

async function lacksOwn(session: Session, { id, folder }: { id: string; folder: string }): Promise<boolean> {
  const seen = openSeenFile(deskSeenPath(folder)).read();
  if (seen !== null && seen.ledger !== (await ledgerNameOf(session))) return false;
  const gate = await readGate(session, id);
  if (isPast(gate, seen)) return true;
  const head = openWitnessFile(deskWitnessPath(folder)).head();
  const end = await session.one<ChainEnd>(
    'SELECT line, hash, package_sequence AS packages FROM station WHERE id = $1',
    [id],
  );
  return (
    head !== null && end !== null && !(await isAllThere(session, id, { ...end, restatedFrom: gate.restatedFrom }, head))
  );
}
