import type { Manifest } from '#shared/schema/shipping/manifest.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { CarrierKind } from '../carriers/carrier-kinds.ts';
import type { Desk } from './desk.ts';
import type { World } from './world.ts';

/** Manifests that were closed, as whoever closed them was told. */
export class Manifests {
  readonly #world: World;
  /** Which one a shipment is on, and since when. */
  readonly #manifestOf = new Map<string, { manifestId: string; at: number }>();
  #closes = 0;

  constructor(world: World) {
    this.#world = world;
  }

  /** The driver comes: everything of the carrier that is labelled goes onto a manifest. */
  close(desk: Desk, carrierId: CarrierKind): void {
    const requestId = `close-${(this.#closes += 1)}`;
    const { ledger } = desk;
    this.#world.callers.call(
      desk,
      `close the day of ${carrierId}`,
      async (caller, { manifests }) => {
        this.#world.watch.look();
        const waiting = this.#world.watch.labelled(carrierId).length;
        const manifest = await manifests.close({ carrierId, caller, requestId });
        // What a station that stops meanwhile has closed is seen at the next one.
        if (!desk.isUp || desk.ledger !== ledger) return null;
        const on = (await ledger?.manifests.shipments(manifest.id)) ?? [];
        const left = this.#waitingAt(manifest, waiting).filter((id) => !on.some((shipment) => shipment.id === id));
        const found = await Promise.all(left.map((id) => ledger?.shipments.find(id)));
        // One whose carrier was asked to void it, and has not decided, waits.
        const forgotten = found.filter((each) => each?.manifestId === null && each.voidSubmission === null);
        return { manifest, on: on.map(({ id }) => id), forgotten };
      },
      0,
      ({ value }) => {
        if (!value) return;
        const { manifest, on, forgotten } = value;
        this.#world.books.count('days closed');
        if (on.length !== manifest.totals.shipments)
          this.#say(manifest, `${on.length} shipments are on it, it says ${manifest.totals.shipments}`);
        for (const id of on) this.#isOn(manifest, id);
        for (const each of forgotten) this.#say(manifest, `${each?.id} was labelled, and is on none`);
      },
    );
  }

  /** The ledger knows nothing of those that were closed since. */
  forget(since: number): void {
    for (const [id, { at }] of this.#manifestOf) if (at >= since) this.#manifestOf.delete(id);
  }

  #say = ({ number }: Manifest, words: string) =>
    this.#world.books.violated('a label is on one manifest', `${number}: ${words}`);

  /** What was so by the line of the journal that the manifest names. */
  #wasReached(id: string, state: ShipmentState, { journal }: Manifest): boolean {
    return (this.#world.watch.lineOf(id, state) ?? Infinity) <= journal.sequence;
  }

  /** Of the first `asked` labels of the account, which were there when it was asked for, those that waited; none where each desk has a journal of its own. */
  #waitingAt(manifest: Manifest, asked: number): string[] {
    const { watch, home } = this.#world;
    watch.look();
    return home.isShared
      ? []
      : watch
          .labelled(manifest.carrierId)
          .slice(0, asked)
          .filter(
            (id) =>
              this.#wasReached(id, 'LABELLED', manifest) &&
              !this.#wasReached(id, 'VOIDED', manifest) &&
              !this.#manifestOf.has(id),
          );
  }

  #isOn(manifest: Manifest, id: string): void {
    const { home, events } = this.#world;
    const before = this.#manifestOf.get(id)?.manifestId ?? manifest.id;
    if (before !== manifest.id) this.#say(manifest, `${id} is on ${before}, too`);
    this.#manifestOf.set(id, { manifestId: manifest.id, at: events.now });
    if (!home.isShared && this.#wasReached(id, 'VOIDED', manifest)) this.#say(manifest, `${id} was voided before`);
  }
}
