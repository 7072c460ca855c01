import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { BADGE_PREFIX, type SignOn, type SignOnRequest } from '#shared/schema/identity/packer.ts';
import { EngineError } from '../engine-error.ts';
import type { Caller, WindowSession } from './caller.ts';
import type { WithTokens } from './clients.ts';
import type { IdentityDeps } from './deps.ts';
import { roleOf } from './roles.ts';
import { windowSession } from './window-session.ts';

type Deps = Pick<IdentityDeps, 'events'> & WithTokens;

export const toSignOn = (caller: Pick<Caller, 'window'>): SignOn => ({
  packer: caller.window?.packer ?? null,
  role: roleOf(caller),
});

/** @throws EngineError SCOPE_MISSING for clients with keys; NOT_FOUND; STATE_CONFLICT where the person is not active. */
export async function signOn(deps: Deps, { window }: Caller, request: SignOnRequest): Promise<SignOn> {
  const { id } = requireWindow(window);
  const packer = await deps.ledger.packers.find(
    request.packerId === undefined ? { badge: codeIn(request.badge ?? '') } : { id: request.packerId },
  );
  if (!packer) throw unknown(request);
  if (!packer.active) {
    const trouble = diagnostic('PACKER_INACTIVE', { name: packer.name });
    throw new EngineError('STATE_CONFLICT', inEnglish(trouble), { trouble });
  }
  await deps.tokens.storeAll();
  await deps.ledger.packers.signOn(id, packer.id);
  tell(deps, packer.id, 'SIGNED_ON');
  return toSignOn({ window: await windowSession(deps.ledger, id) });
}

/** @throws EngineError SCOPE_MISSING for clients with keys. */
export async function signOff(deps: Deps, { window }: Caller): Promise<SignOn> {
  const { id, packer } = requireWindow(window);
  await deps.tokens.storeAll();
  await deps.ledger.packers.signOn(id, null);
  if (packer) tell(deps, packer.id, 'SIGNED_OFF');
  return toSignOn({ window: await windowSession(deps.ledger, id) });
}

/** A tab that was duplicated has the same session, and shows who is signed on, too. */
const tell = ({ events, ledger }: Deps, id: string, state: 'SIGNED_ON' | 'SIGNED_OFF') =>
  events.publish({ type: 'packer', id, state, at: new Date(ledger.now()).toISOString() });

function requireWindow(window: WindowSession | undefined): WindowSession {
  if (window) return window;
  throw new EngineError(
    'SCOPE_MISSING',
    'People sign on at windows only; a client with keys names them where it calls.',
  );
}

const codeIn = (scanned: string) => {
  const code = scanned.trim().toUpperCase();
  return code.startsWith(BADGE_PREFIX) ? code.slice(BADGE_PREFIX.length) : code;
};

function unknown({ badge, packerId }: SignOnRequest): EngineError {
  if (badge === undefined) return new EngineError('NOT_FOUND', `There is no packer ${packerId}.`);
  const trouble = diagnostic('BADGE_UNKNOWN', { badge: codeIn(badge) });
  return new EngineError('NOT_FOUND', inEnglish(trouble), { trouble });
}
