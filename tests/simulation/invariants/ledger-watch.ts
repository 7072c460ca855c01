import { createHash } from 'node:crypto';
import type { Database, Statement } from 'better-sqlite3';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { Books } from '../world/books.ts';

/** Where each state may lead (contract, section 10); written down anew, so that the program's own list is tried as well. */
const MAY_FOLLOW: Readonly<Record<ShipmentState, readonly ShipmentState[]>> = {
  RESERVED: ['SENDING', 'NOT_SENT'],
  SENDING: ['PURCHASED', 'LABELLED', 'REJECTED', 'NOT_SENT', 'UNKNOWN'],
  NOT_SENT: [],
  REJECTED: [],
  UNKNOWN: ['PURCHASED', 'REJECTED', 'WRITTEN_OFF'],
  PURCHASED: ['LABELLED'],
  LABELLED: ['VOIDED'],
  VOIDED: [],
  WRITTEN_OFF: [],
};

export interface Line {
  sequence: number;
  at: number;
  shipmentId: string;
  actor: string;
  from: ShipmentState | null;
  to: ShipmentState;
  requestId: string | null;
  reason: string | null;
  previousHash: string;
  hash: string;
  content: string | null;
  ties: string | null;
}

interface Row {
  state: ShipmentState;
  transactionId: string;
  clientId: string;
  carrierId: string;
  acceptedAt: number;
}

/** What a station has open. */
interface Reading {
  changes: Statement<[], number>;
  lines: Statement<[number], Line>;
  row: Statement<[string], Row>;
  numbers: Statement<[string], string | null>;
  documents: Statement<[string], number>;
}

/**
 * Looks into a ledger after every event, from beside the program: reads what was added to the journal since the last look and holds it
 * against the contract. What it has seen it knows for good, over every start.
 */
export class LedgerWatch {
  /** The state of each shipment, by the journal. */
  readonly states = new Map<string, ShipmentState>();
  /** Those that must not stay as they are, and since when. */
  readonly open = new Map<string, { state: ShipmentState; since: number; carrierId: string }>();
  readonly #books: Books;
  readonly #now: () => number;
  #last: Pick<Line, 'sequence' | 'hash' | 'at'> = { sequence: 0, hash: '0'.repeat(64), at: 0 };
  #reading: Reading | null = null;
  #changes = -1;
  /** When the last line was seen; 0 at a start. */
  #lastSeenAt = 0;
  readonly #digest = createHash('sha256');

  constructor(books: Books, now: () => number) {
    [this.#books, this.#now] = [books, now];
  }

  /** The station has opened its ledger: everything that was seen of it must still be there. */
  attach(database: Database): void {
    this.#reading = {
      changes: database.prepare<[], number>('SELECT total_changes()').pluck(),
      lines: database.prepare<[number], Line>(`
        SELECT sequence, at, shipment_id AS shipmentId, actor, from_state AS "from", to_state AS "to", request_id AS requestId, reason,
          previous_hash AS previousHash, hash, content, ties
        FROM journal WHERE sequence > ? ORDER BY sequence`),
      row: database.prepare<[string], Row>(`
        SELECT state, transaction_id AS transactionId, client_id AS clientId, carrier_id AS carrierId, accepted_at AS acceptedAt
        FROM shipment WHERE id = ?`),
      numbers: database
        .prepare<[string], string | null>(
          'SELECT tracking_number FROM package WHERE shipment = (SELECT sequence FROM shipment WHERE id = ?) ORDER BY number',
        )
        .pluck(),
      documents: database
        .prepare<[string], number>(
          'SELECT count(*) FROM document WHERE shipment = (SELECT sequence FROM shipment WHERE id = ?)',
        )
        .pluck(),
    };
    this.#changes = -1;
    const newest = database.prepare<[], number>('SELECT coalesce(max(sequence), 0) FROM journal').pluck().get() ?? 0;
    if (newest < this.#last.sequence) {
      this.#books.violated('nothing that was answered is lost', `line ${this.#last.sequence} of the journal is gone`);
    }
    this.look();
    // A clock that is wrong at a start is believed.
    this.#lastSeenAt = 0;
  }

  detach(): void {
    this.#reading = null;
  }

  /** What the ledger says of a shipment; undefined where it has none, null while no station runs. */
  row(shipmentId: string): Row | undefined | null {
    return this.#reading === null ? null : this.#reading.row.get(shipmentId);
  }

  numbersOf = (shipmentId: string): string[] =>
    (this.#reading?.numbers.all(shipmentId) ?? []).flatMap((each) => each ?? []);
  documentsOf = (shipmentId: string): number => this.#reading?.documents.get(shipmentId) ?? 0;

  /** Reads what was added. */
  look(): void {
    const reading = this.#reading;
    if (reading === null) return;
    const changes = reading.changes.get() ?? 0;
    if (changes === this.#changes) return;
    this.#changes = changes;
    for (const line of reading.lines.all(this.#last.sequence)) this.#see(line);
  }

  /** Of everything that was seen in the journal. */
  digest = (): string => this.#digest.copy().digest('hex');

  #see(line: Line): void {
    const { sequence, shipmentId, from, to } = line;
    const before = this.states.get(shipmentId) ?? null;
    const say = (invariant: string, words: string) =>
      this.#books.violated(invariant, `line ${sequence}, shipment ${shipmentId}: ${words}`);
    if (line.hash !== hashOf(line) || line.previousHash !== this.#last.hash) {
      say('the chain verifies', 'the hash does not fit');
    }
    // By how much a clock may be ahead and is followed; within one run.
    const limit = this.#last.at + (this.#now() - this.#lastSeenAt) * 1.001 + 2 * 60_000 + 1;
    if (this.#lastSeenAt > 0 && line.at > limit) say('ledger time goes on', `${line.at} is later than what has passed`);
    this.#lastSeenAt = this.#now();
    if (line.at < this.#last.at) say('ledger time goes on', `${line.at} comes after ${this.#last.at}`);
    if (from !== before) say('states move as the contract allows', `comes from ${from}, was ${before}`);
    else if (before === null ? to !== 'RESERVED' : !MAY_FOLLOW[before].includes(to)) {
      say('states move as the contract allows', `${before} became ${to}`);
    }
    this.states.set(shipmentId, to);
    this.#last = line;
    this.#digest.update(line.hash);
    this.#holdAgainstBooks(line, say);
    if (to === 'SENDING' || to === 'RESERVED' || to === 'UNKNOWN' || to === 'PURCHASED') {
      const carrierId = this.#reading?.row.get(shipmentId)?.carrierId ?? '';
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
        const numbers = this.numbersOf(shipmentId).join();
        if (isPersons) break;
        if (!sale && this.row(shipmentId)?.carrierId !== 'test-a')
          say('the money is equal', `${to}, and no carrier sold it`);
        if (sale && numbers !== sale.trackingNumbers.join())
          say('the money is equal', `has ${numbers}, sold was ${sale.trackingNumbers.join()}`);
        if (told?.purchase === 'not_made')
          say('every answer stays true', `${to}; the caller was told that nothing was bought`);
        if (to === 'LABELLED' && this.documentsOf(shipmentId) === 0)
          say('a sale has its label', 'LABELLED without a document');
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
        if (this.#books.heard.has(shipmentId) && !this.#books.syncsFail)
          say('what was heard is kept', 'the answer of its carrier was heard');
        break;
      default:
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
