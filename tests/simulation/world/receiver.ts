import type { OutgoingMessage, SendOutcome } from '#electron/engine/webhooks/sender.ts';
import type { World } from './world.ts';

/** Somebody who is told of shipments by a webhook. It outlives every station, and fails now and then. */
export class Receiver {
  readonly url = 'https://receiver.example/shipments';
  /** It answers with an error. */
  isFailing = false;
  readonly #world: World;
  /** Lines of the journal that it took. */
  readonly #taken = new Set<number>();

  constructor(world: World) {
    this.#world = world;
  }

  async send({ body }: OutgoingMessage): Promise<SendOutcome> {
    const { events, chance } = this.#world;
    await events.pause(chance.around(30));
    if (this.isFailing || chance.happens(0.05)) return { status: 500 };
    const { data } = JSON.parse(body) as { data: { sequence?: number } };
    if (data.sequence !== undefined) this.#taken.add(data.sequence);
    return { status: 204 };
  }

  /** What the station counts as told was taken: every line that is wanted, from the making of the webhook up to its place. */
  async isTold(): Promise<void> {
    const { home, books } = this.#world;
    const untold = ((await home.sight?.countsAsTold()) ?? []).find((sequence) => !this.#taken.has(sequence));
    if (untold !== undefined)
      books.violated('a webhook misses nothing', `line ${untold} counts as told, and was not taken`);
  }
}
