import { createHash } from 'node:crypto';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import { isInRange, isOwnAccount } from '../carriers/carrier-kinds.ts';
import type { Books } from '../world/books.ts';
import type { Move } from '../steps/moments.ts';
import { MAY_FOLLOW } from './may-follow.ts';
import type { Line, Row, Sight } from './sight.ts';

/** The end of a chain as it was seen. */
type ChainEnd = Pick<Line, 'sequence' | 'hash' | 'at'> & {
  /** When that was, 0 before the first line of a run; by how much times of the run were later than that, at most: a line may be seen late. */
  seenAt: number;
  ahead: number;
};

/** What a ledger had, as it was seen at a moment. */
export interface Known {
  states: ReadonlyMap<string, ShipmentState>;
  open: ReadonlyMap<string, OpenShipment>;
  lines: ReadonlyMap<string, number>;
  labelled: ReadonlyMap<string, string[]>;
  chains: ReadonlyMap<string, ChainEnd>;
}

interface OpenShipment {
  state: ShipmentState;
  since: number;
  carrierId: string;
}

function refill<K, V>(map: Map<K, V>, from: ReadonlyMap<K, V>): void {
  map.clear();
  for (const [key, value] of from) map.set(key, value);
}

/**
 * Looks into a ledger after every event, from beside the program: reads what was added to the journal since the last look and holds it
 * against the contract. What it has seen it knows for good, over every start.
 */
export class LedgerWatch {
  /** The state of each shipment, by the journal. */
  readonly states = new Map<string, ShipmentState>();
  /** Those that must not stay as they are, and since when. */
  readonly open = new Map<string, OpenShipment>();
  /** The call that each shipment was accepted for. */
  readonly acceptedBy = new Map<string, string | null>();
  readonly #books: Books;
  readonly #now: () => number;
  #sight: Sight | null = null;
  readonly #reached = new Map<Move, number>();
  /** By shipment and state. */
  readonly #lines = new Map<string, number>();
  readonly #labelled = new Map<string, string[]>();
  /** What was ever void, also in a ledger that was put away. */
  readonly #voided = new Set<string>();
  readonly #chains = new Map<string, ChainEnd>();
  readonly #digest = createHash('sha256');

  constructor(books: Books, now: () => number) {
    [this.#books, this.#now] = [books, now];
  }

  /** From here on it is looked there. */
  attach(sight: Sight): void {
    this.#sight = sight;
    this.look();
  }

  /** A run of the desk whose chain that is has begun: a clock that is wrong at a start is believed. */
  begun(chain: string): void {
    const end = this.#chains.get(chain);
    if (end) [end.seenAt, end.ahead] = [0, -Infinity];
  }

  detach(): void {
    this.#sight = null;
  }

  /** What the ledger says of a shipment; undefined where it has none, null while nobody has it open. */
  row(shipmentId: string): Row | undefined | null {
    return this.#sight === null ? null : this.#sight.row(shipmentId);
  }

  numbersOf = (shipmentId: string): string[] => this.#sight?.numbersOf(shipmentId) ?? [];

  /** Reads what was added. True where the ledger was written to since the last look. */
  look(): boolean {
    const before = this.#sight?.writes;
    for (const line of this.#sight?.fresh() ?? []) this.#see(line);
    return this.#sight?.writes !== before;
  }

  /** All that a copy of the ledger has, of what was seen so far. */
  known = (): Known => ({
    states: new Map(this.states),
    open: new Map(this.open),
    lines: new Map(this.#lines),
    labelled: new Map([...this.#labelled].map(([carrierId, ids]) => [carrierId, [...ids]])),
    chains: new Map(this.#chains),
  });

  /** The ledger is as it was then, but for its time, which goes on: from what a witness knew, where nothing else was left. */
  goBackTo(known: Known, witnessedAt: number | null): void {
    const newest = Math.min(witnessedAt ?? Infinity, Math.max(0, ...[...this.#chains.values()].map(({ at }) => at)));
    refill(this.states, known.states);
    refill(this.open, known.open);
    refill(this.#lines, known.lines);
    refill(this.#labelled, known.labelled);
    refill(this.#chains, known.chains);
    for (const [shipmentId, open] of this.open) this.open.set(shipmentId, { ...open, since: this.#now() });
    for (const [chain, end] of this.#chains)
      this.#chains.set(chain, { ...end, at: newest, seenAt: 0, ahead: -Infinity });
  }

  /** How many shipments have become so. */
  timesReached = (move: Move): number => this.#reached.get(move) ?? 0;

  /** The number of the line by which a shipment became so, in its journal. */
  lineOf = (shipmentId: string, state: ShipmentState): number | undefined => this.#lines.get(`${shipmentId} ${state}`);
  /** Shipments of an account that got their labels, also those that were voided. */
  labelled = (carrierId: string): readonly string[] => this.#labelled.get(carrierId) ?? [];

  /** Of everything that was seen in the journal. */
  digest = (): string => this.#digest.copy().digest('hex');

  #see(line: Line): void {
    const { chain, sequence, shipmentId, from, to } = line;
    const before = this.states.get(shipmentId) ?? null;
    const say = (invariant: string, words: string) =>
      this.#books.violated(invariant, `line ${chain}${sequence}, shipment ${shipmentId}: ${words}`);
    const last = this.#chains.get(chain) ?? { sequence: 0, hash: '0'.repeat(64), at: 0, seenAt: 0, ahead: -Infinity };
    if (line.hash !== hashOf(line) || line.previousHash !== last.hash) {
      say('the chain verifies', 'the hash does not fit');
    }
    // By how much a clock may be ahead and is followed; within one run.
    const [now, ahead] = [this.#now(), line.at - this.#now()];
    const limit = last.ahead + (now - last.seenAt) * 0.001 + 2 * 60_000 + 1;
    if (last.seenAt > 0 && ahead > limit) say('ledger time goes on', `${line.at} is later than what has passed`);
    if (line.at < last.at) say('ledger time goes on', `${line.at} comes after ${last.at}`);
    this.#chains.set(chain, { ...line, seenAt: now, ahead: Math.max(last.ahead, ahead) });
    if (from !== before) say('states move as the contract allows', `comes from ${from}, was ${before}`);
    else if (before === null ? to !== 'RESERVED' : !MAY_FOLLOW[before].includes(to)) {
      say('states move as the contract allows', `${before} became ${to}`);
    }
    if (before === null) this.acceptedBy.set(shipmentId, line.requestId);
    this.states.set(shipmentId, to);
    const moves: Move[] = from === null ? [to] : [to, `${from} ${to}`];
    for (const move of moves) this.#reached.set(move, this.timesReached(move) + 1);
    this.#lines.set(`${shipmentId} ${to}`, sequence);
    if (to === 'LABELLED') {
      const carrierId = this.row(shipmentId)?.carrierId ?? '';
      this.#labelled.set(carrierId, this.#labelled.get(carrierId) ?? []);
      this.#labelled.get(carrierId)?.push(shipmentId);
    }
    if (to === 'VOIDED') this.#voided.add(shipmentId);
    this.#digest.update(line.hash);
    if (this.#sight?.lacksHolder(shipmentId))
      say('one sale for an id', 'nobody holds the id, and a purchase under it may have been made');
    this.#holdAgainstBooks(line, say);
    if (to === 'SENDING' || to === 'RESERVED' || to === 'UNKNOWN' || to === 'PURCHASED') {
      const carrierId = this.#sight?.row(shipmentId)?.carrierId ?? '';
      this.open.set(shipmentId, { state: to, since: this.#now(), carrierId });
    } else this.open.delete(shipmentId);
  }

  /** Whether the ledger says of a shipment what its carrier and its caller know. */
  #holdAgainstBooks({ shipmentId, to, actor }: Line, say: (invariant: string, words: string) => void): void {
    const sale = this.#books.sales.get(shipmentId);
    const told = this.#books.told.get(shipmentId);
    const isPersons = actor.startsWith('client:');
    switch (to) {
      case 'PURCHASED':
      case 'LABELLED': {
        const numbers = this.numbersOf(shipmentId);
        if (isPersons) break;
        this.#givenOnce(shipmentId, numbers, say);
        const carrierId = this.row(shipmentId)?.carrierId ?? '';
        if (carrierId === 'range' && !numbers.every(isInRange))
          say('a number is given once', `${numbers.join()} is not of the range`);
        if (!sale && !isOwnAccount(carrierId)) say('the money is equal', `${to}, and no carrier sold it`);
        if (sale && numbers.join() !== sale.trackingNumbers.join())
          say('the money is equal', `has ${numbers.join()}, sold was ${sale.trackingNumbers.join()}`);
        if (told?.purchase === 'not_made')
          say('every answer stays true', `${to}; the caller was told that nothing was bought`);
        // What was voided after a backup is void at once, and its labels are gone.
        if (this.row(shipmentId)?.state === 'VOIDED') break;
        if (this.#voided.has(shipmentId)) say('every answer stays true', `${to}, and it was voided before`);
        const labels = this.#sight?.labelsOf(shipmentId) ?? 0;
        if (to === 'LABELLED' && labels < numbers.length)
          say('a sale has its label', `LABELLED, with ${labels} labels for ${numbers.length} packages`);
        break;
      }
      case 'REJECTED':
      case 'NOT_SENT':
        if (sale && !isPersons) say('no sale is denied', `${to}, but ${sale.trackingNumbers.join()} was sold`);
        if (told?.purchase === 'made') say('every answer stays true', `${to}; the caller was told that it was bought`);
        break;
      case 'VOIDED':
        if (sale && !sale.voided) say('the money is equal', 'VOIDED, and the carrier did not void it');
        break;
      case 'UNKNOWN':
        if (this.#books.syncsFail) break;
        if (this.#books.heard.has(shipmentId) && !this.#books.wentBackLately(this.#now()))
          say('what was heard is kept', 'the answer of its carrier was heard');
        if (told?.purchase === 'not_made')
          say('every answer stays true', 'UNKNOWN; the caller was told that nothing was bought');
        break;
      default:
    }
  }

  /** No two packages have one tracking number. */
  #givenOnce(shipmentId: string, numbers: readonly string[], say: (invariant: string, words: string) => void): void {
    const { given } = this.#books;
    for (const [index, number] of numbers.entries()) {
      const before = given.get(number) ?? shipmentId;
      if (before !== shipmentId || numbers.indexOf(number) !== index)
        say('a number is given once', `${number} is given again, ${before} has it`);
      given.set(number, shipmentId);
    }
  }
}

function hashOf({
  previousHash,
  sequence,
  at,
  shipmentId,
  actor,
  from,
  to,
  requestId,
  reason,
  content,
  ties,
}: Line): string {
  const fields = [previousHash, sequence, at, shipmentId, actor, from, to, requestId, reason];
  const more = content === null && ties === null ? [] : [content, ties];
  return createHash('sha256')
    .update(JSON.stringify([...fields, ...more]))
    .digest('hex');
}
