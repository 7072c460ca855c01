import type { Client } from 'pg';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { Line, Row, Sight, SightedJob } from '../invariants/sight.ts';

/** The columns of a line as `Line` names them. */
const LINES = `
  SELECT own.station_id AS chain, own.line::int AS sequence, own.at::float8 AS at, own.shipment_id AS "shipmentId", own.actor, own.from_state AS "from",
    own.to_state AS "to", own.request_id AS "requestId", own.reason, own.previous_hash AS "previousHash", own.hash, own.content, own.ties
  FROM packbench.station LEFT JOIN unnest($1::text[], $2::bigint[]) AS seen (id, line) ON seen.id = station.id
    CROSS JOIN LATERAL (SELECT * FROM packbench.journal
      WHERE journal.station_id = station.id AND journal.line > coalesce(seen.line, 0)) AS own
  ORDER BY own.station_id, own.line`;
const ROWS = `
  SELECT id, state, transaction_id AS "transactionId", client_id AS "clientId", carrier_id AS "carrierId", accepted_at::float8 AS "acceptedAt",
    holds_id AS "holdsId", station_id AS desk, ARRAY(SELECT tracking_number FROM packbench.package
      WHERE shipment = shipment.sequence AND tracking_number IS NOT NULL ORDER BY number) AS numbers,
    (SELECT count(DISTINCT package_number)::int FROM packbench.document
      WHERE shipment = shipment.sequence AND content_type = 'LABEL') AS labels
  FROM packbench.shipment WHERE transaction_id IN (SELECT transaction_id FROM packbench.shipment WHERE id = ANY($1)) ORDER BY sequence`;
const JOB = `
  SELECT shipment_id AS "shipmentId", print_job.state, shipment.state = 'VOIDED' AND shipment.updated_at < print_job.updated_at AS "wasVoided"
  FROM packbench.print_job LEFT JOIN packbench.shipment ON shipment.id = shipment_id WHERE print_job.id = $1`;
const TOLD = `
  SELECT feed.position::float8 AS position FROM packbench.feed JOIN packbench.journal USING (station_id, line)
    JOIN packbench.webhook ON feed.position <= cursor AND journal.at > webhook.created_at
  WHERE states IS NULL OR to_state IN (SELECT json_array_elements_text(states)) ORDER BY feed.position`;

const OPEN: ReadonlySet<ShipmentState> = new Set(['RESERVED', 'SENDING', 'UNKNOWN']);

interface Mirrored extends Row {
  id: string;
  desk: string;
  holdsId: boolean;
  numbers: string[];
  labels: number;
}

/** What a look into a shared ledger shows, as after the last transaction that ended in it. */
export class SharedSight implements Sight {
  #client: Client;
  readonly #seen = new Map<string, number>();
  readonly #rows = new Map<string, Mirrored>();
  /** The shipments of each `client transactionId`, newest last. */
  readonly #ofId = new Map<string, string[]>();
  #fresh: Line[] = [];
  writes = 0;

  constructor(client: Client) {
    this.#client = client;
  }

  /** Another database is in its place, all of whose lines were seen before. */
  async attach(client: Client): Promise<void> {
    this.#client = client;
    for (const map of [this.#seen, this.#rows, this.#ofId]) map.clear();
    await this.refresh();
    this.#fresh = [];
  }

  /** Reads what a transaction has added. */
  async refresh(): Promise<void> {
    const { rows: lines } = await this.#client.query<Line & { chain: string }>({
      ...{ name: 'lines', text: LINES, values: [[...this.#seen.keys()], [...this.#seen.values()]] },
    });
    if (lines.length === 0) return;
    for (const { chain, sequence } of lines) this.#seen.set(chain, sequence);
    this.#fresh.push(...lines);
    this.writes += lines.length;
    const touched = [...new Set(lines.map(({ shipmentId }) => shipmentId))];
    const { rows } = await this.#client.query<Mirrored>({ name: 'rows', text: ROWS, values: [touched] });
    for (const row of rows) {
      const key = `${row.clientId} ${row.transactionId}`;
      if (!this.#rows.has(row.id)) this.#ofId.set(key, [...(this.#ofId.get(key) ?? []), row.id]);
      this.#rows.set(row.id, row);
    }
  }

  fresh = (): Line[] => this.#fresh.splice(0);
  row = (shipmentId: string): Row | undefined => this.#rows.get(shipmentId);
  numbersOf = (shipmentId: string): string[] => this.#rows.get(shipmentId)?.numbers ?? [];
  labelsOf = (shipmentId: string): number => this.#rows.get(shipmentId)?.labels ?? 0;
  newestOf = (clientId: string, transactionId: string): string | undefined => {
    const rows = this.#rowsOf({ clientId, transactionId });
    return (rows.find(({ holdsId }) => holdsId) ?? rows.at(-1))?.id;
  };
  lacksHolder = (shipmentId: string): boolean => {
    const rows = this.#rowsOf(this.#rows.get(shipmentId));
    return rows.some(({ state }) => OPEN.has(state)) && !rows.some(({ holdsId }) => holdsId);
  };
  onItsWay = (desk: string): number =>
    [...this.#rows.values()].filter((row) => row.desk === desk && (row.state === 'SENDING' || row.state === 'RESERVED'))
      .length;

  /** The shipments with an id, newest last. */
  #rowsOf(key: { clientId: string; transactionId: string } | undefined): Mirrored[] {
    const ids = this.#ofId.get(`${key?.clientId} ${key?.transactionId}`) ?? [];
    return ids.flatMap((id) => this.#rows.get(id) ?? []);
  }

  async job(id: string): Promise<SightedJob | undefined> {
    return (await this.#client.query<SightedJob>({ name: 'job', text: JOB, values: [id] })).rows[0];
  }

  async countsAsTold(): Promise<number[]> {
    return (await this.#client.query<{ position: number }>(TOLD)).rows.map(({ position }) => position);
  }
}
