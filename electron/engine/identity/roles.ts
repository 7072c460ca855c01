import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { LEAST_ROLE, mayDo, type Action, type Role } from '#shared/schema/identity/roles.ts';
import { EngineError } from '../engine-error.ts';
import type { Caller } from './caller.ts';
import type { NamedPacker } from './packer-store.ts';

/** What the caller's role is: with nobody signed on that of a packer. Null for clients with keys, and while nobody is an administrator. */
export const roleOf = ({ window }: Pick<Caller, 'window'>): Role | null =>
  window?.isBounded ? (window.packer?.role ?? 'packer') : null;

export function mayCallerDo(caller: Pick<Caller, 'window'>, action: Action): boolean {
  const role = roleOf(caller);
  return role === null || mayDo(role, action);
}

/** @throws EngineError ROLE_MISSING, which names the action, the least role that may, and the role at this window. */
export function requireRole(caller: Pick<Caller, 'window'>, action: Action): void {
  if (mayCallerDo(caller, action)) return;
  const role = roleOf(caller) ?? 'packer';
  const least = LEAST_ROLE[action];
  const trouble = diagnostic('ROLE_MISSING', { action, least, role });
  throw new EngineError('ROLE_MISSING', inEnglish(trouble), { trouble });
}

/** Who is signed on where the call comes from; null for nobody, and for clients with keys. */
export function packerOf({ window }: Pick<Caller, 'window'>): NamedPacker | null {
  return window?.packer ? { id: window.packer.id, name: window.packer.name } : null;
}

/** Who did something, as the journal and print jobs keep it: the API client and, where somebody was signed on, who. */
export const clientActor = (clientId: string, packer: Pick<NamedPacker, 'id'> | null | undefined): string =>
  packer ? `client:${clientId} packer:${packer.id}` : `client:${clientId}`;

export const actorOf = (caller: Pick<Caller, 'clientId' | 'window'>): string =>
  clientActor(caller.clientId, packerOf(caller));

/** Who an actor names beside the API client: the id of the packer, or null. */
export const packerIn = (actor: string): string | null => / packer:(\S+)$/.exec(actor)?.[1] ?? null;

/** Who is named by name: where somebody is signed on at the window that person, else whom the call names. */
export const packerNamed = (caller: Pick<Caller, 'window'>, given: string | null = null): string | null =>
  packerOf(caller)?.name ?? given;
