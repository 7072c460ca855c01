import type { Packer } from '#shared/schema/identity/packer.ts';

/** Who did something, as shipments, print jobs and batches keep it: the name as it was then. */
export type NamedPacker = Pick<Packer, 'id' | 'name'>;

/** What keeps somebody from being stored as asked: another one has the badge or the name, or nobody would administrate any more. */
export type PackerConflict = 'badge' | 'name' | 'last-administrator';

/** Who packs at a session of the window. */
export interface SignedOn {
  /** Null where nobody is signed on, or whoever is was made inactive. */
  packer: Packer | null;
  /** Whether anybody is an active administrator: from then on roles bound what windows may do. */
  isBounded: boolean;
}

/** The people who pack, and the sessions of the window where they are signed on, durably. Instants are ledger time, as ISO 8601. */
export interface PackerStore {
  /** By name. */
  list(): Promise<Packer[]>;
  find(by: { id: string } | { badge: string }): Promise<Packer | null>;
  /** Null where it is stored. */
  create(packer: Packer): Promise<PackerConflict | null>;
  /** Replaces the person of that id; of those who take the last administrators' role away at the same time one is refused. */
  change(packer: Packer): Promise<PackerConflict | 'missing' | null>;
  /** In place of whoever was signed on there; null signs off. Forgets sessions whose tokens are gone. */
  signOn(sessionId: string, packerId: string | null): Promise<void>;
  signedOn(sessionId: string): Promise<SignedOn>;
}
