import type { Database, Statement } from 'better-sqlite3';
import { plannedOnce } from '#electron/ledger/sqlite/planned-once.ts';
import type { Line, Row, Sight, SightedJob } from './sight.ts';

/** A look into a ledger in a file, through the connection of the station that has it open. */
export class FileSight implements Sight {
  readonly #changes: Statement<[], number>;
  readonly #lines: Statement<[number], Line>;
  readonly #row: Statement<[string], Row>;
  readonly #numbers: Statement<[string], string | null>;
  readonly #labels: Statement<[string], number>;
  readonly #newestOf: Statement<[string, string], string>;
  readonly #lacksHolder: Statement<[string], number>;
  readonly #onItsWay: Statement<[], number>;
  readonly #job: Statement<[string], SightedJob>;
  readonly #countsAsTold: Statement<[], number>;
  #last: number;
  #changed = -1;

  /** @param last the last line of the journal that was seen */
  constructor(database: Database, last: number) {
    this.#last = last;
    this.#changes = database.prepare<[], number>('SELECT total_changes()').pluck();
    this.#lines = database.prepare<[number], Line>(`
      SELECT '' AS chain, sequence, at, shipment_id AS shipmentId, actor, from_state AS "from", to_state AS "to", request_id AS requestId, reason,
        previous_hash AS previousHash, hash, content, ties
      FROM journal WHERE sequence > ? ORDER BY sequence`);
    this.#row = database.prepare<[string], Row>(`
      SELECT state, transaction_id AS transactionId, client_id AS clientId, carrier_id AS carrierId, accepted_at AS acceptedAt
      FROM shipment WHERE id = ?`);
    this.#numbers = database
      .prepare<[string], string | null>(
        'SELECT tracking_number FROM package WHERE shipment = (SELECT sequence FROM shipment WHERE id = ?) ORDER BY number',
      )
      .pluck();
    this.#labels = database
      .prepare<[string], number>(
        `SELECT count(DISTINCT package_number) FROM document
        WHERE content_type = 'LABEL' AND shipment = (SELECT sequence FROM shipment WHERE id = ?)`,
      )
      .pluck();
    this.#newestOf = database
      .prepare<[string, string], string>(
        `SELECT id FROM shipment WHERE client_id = ${plannedOnce('?', 'TEXT')} AND transaction_id = ${plannedOnce('?', 'TEXT')} ORDER BY holds_id DESC, sequence DESC LIMIT 1`,
      )
      .pluck();
    this.#lacksHolder = database
      .prepare<[string], number>(
        `SELECT total(state IN ('RESERVED', 'SENDING', 'UNKNOWN')) > 0 AND total(holds_id) = 0 FROM shipment
        WHERE (client_id, transaction_id) = (SELECT client_id, transaction_id FROM shipment WHERE id = ?)`,
      )
      .pluck();
    this.#onItsWay = database
      .prepare<[], number>("SELECT count(*) FROM shipment WHERE state IN ('RESERVED', 'SENDING')")
      .pluck();
    this.#job = database.prepare<[string], SightedJob>(
      `SELECT shipment_id AS shipmentId, print_job.state, shipment.state = 'VOIDED' AND shipment.updated_at < print_job.updated_at AS wasVoided
       FROM print_job LEFT JOIN shipment ON shipment.id = shipment_id WHERE print_job.id = ${plannedOnce('?', 'TEXT')}`,
    );
    this.#countsAsTold = database
      .prepare<[], number>(
        `SELECT journal.sequence FROM journal JOIN webhook ON journal.sequence <= cursor AND journal.at > webhook.created_at
        WHERE to_state IN (SELECT value FROM json_each(states)) ORDER BY journal.sequence`,
      )
      .pluck();
  }

  fresh(): Line[] {
    const changes = this.#changes.get() ?? 0;
    if (changes === this.#changed) return NONE;
    this.#changed = changes;
    const lines = this.#lines.all(this.#last);
    this.#last = lines.at(-1)?.sequence ?? this.#last;
    return lines;
  }

  get writes(): number {
    return this.#changed;
  }

  /** The last line of the journal that was seen. */
  get last(): number {
    return this.#last;
  }

  row = (shipmentId: string): Row | undefined => this.#row.get(shipmentId);
  numbersOf = (shipmentId: string): string[] => this.#numbers.all(shipmentId).flatMap((each) => each ?? []);
  labelsOf = (shipmentId: string): number => this.#labels.get(shipmentId) ?? 0;
  newestOf = (clientId: string, transactionId: string): string | undefined =>
    this.#newestOf.get(clientId, transactionId);
  lacksHolder = (shipmentId: string): boolean => this.#lacksHolder.get(shipmentId) === 1;
  onItsWay = (): number => this.#onItsWay.get() ?? 0;
  job = (id: string): SightedJob | undefined => this.#job.get(id);
  countsAsTold = (): number[] => this.#countsAsTold.all();
}

const NONE: Line[] = [];
