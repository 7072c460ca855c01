import { randomBytes, randomInt } from 'node:crypto';
import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { Packer, PackerDraft } from '#shared/schema/identity/packer.ts';
import { EngineError } from '../engine-error.ts';
import type { IdentityDeps } from './deps.ts';
import type { PackerConflict } from './packer-store.ts';

type Deps = Pick<IdentityDeps, 'ledger' | 'events'>;

/** Enough that made-up badges do not meet by chance; where two do, another one is made up. */
const MADE_UP = 100_000_000;
const MOST_TRIES = 5;

/** @throws EngineError ALREADY_EXISTS where somebody has the name or the badge. */
export async function createPacker({ ledger, events }: Deps, draft: PackerDraft): Promise<Packer> {
  const id = randomBytes(8).toString('hex');
  const createdAt = new Date(ledger.now()).toISOString();
  for (let tries = 1; ; tries++) {
    const packer = packerOf(draft, { id, createdAt, updatedAt: createdAt, badge: draft.badge ?? madeUp() });
    const conflict = await ledger.packers.create(packer);
    if (conflict === null) return tell(events, packer, 'CREATED');
    if (conflict === 'badge' && draft.badge === undefined && tries < MOST_TRIES) continue;
    throw refusal(conflict, packer);
  }
}

/** @throws EngineError NOT_FOUND; ALREADY_EXISTS; STATE_CONFLICT where nobody would be an administrator any more. */
export async function changePacker({ ledger, events }: Deps, id: string, draft: PackerDraft): Promise<Packer> {
  const before = await ledger.packers.find({ id });
  if (!before) throw noPacker(id);
  const updatedAt = new Date(ledger.now()).toISOString();
  const { createdAt } = before;
  const packer = packerOf(draft, { id, createdAt, updatedAt, badge: draft.badge ?? before.badge });
  const conflict = await ledger.packers.change(packer);
  if (conflict === null) return tell(events, packer, 'CHANGED');
  throw conflict === 'missing' ? noPacker(id) : refusal(conflict, packer);
}

/** Every window shows who may sign on there, and what whoever is signed on may do. */
function tell(events: Deps['events'], packer: Packer, state: 'CREATED' | 'CHANGED'): Packer {
  events.publish({ type: 'packer', id: packer.id, state, at: packer.updatedAt });
  return packer;
}

const packerOf = (
  { name, role, language = null, active = true }: PackerDraft,
  own: Pick<Packer, 'id' | 'badge' | 'createdAt' | 'updatedAt'>,
): Packer => ({ ...own, name: name.trim(), role, language, active });

const madeUp = () => String(randomInt(MADE_UP)).padStart(8, '0');

const noPacker = (id: string) => new EngineError('NOT_FOUND', `There is no packer ${id}.`);

function refusal(conflict: PackerConflict, { name, badge }: Packer): EngineError {
  switch (conflict) {
    case 'name':
      return new EngineError('ALREADY_EXISTS', `Somebody is named "${name}" already.`);
    case 'badge':
      return new EngineError('ALREADY_EXISTS', `Somebody has the badge ${badge} already.`);
    case 'last-administrator': {
      const trouble = diagnostic('LAST_ADMINISTRATOR', { name });
      return new EngineError('STATE_CONFLICT', inEnglish(trouble), { trouble });
    }
  }
}
