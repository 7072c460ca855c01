/** A table of a station's file and the one that keeps the same in a shared ledger; where nothing is said, columns have the same names. */
export interface CopiedTable {
  file: string;
  shared: string;
  /** What its rows are read in the order of, in the names of the shared ledger. */
  key: readonly string[];
  /** Names in the file, by those in the shared ledger. */
  inFile?: Readonly<Record<string, string>>;
  /** Which only the shared ledger has: whose a row is, or what it is found by. */
  onlyShared?: readonly ('station_id' | 'run' | 'words' | 'position')[];
  /** Whether rows are a desk's own: of a shared ledger only those of one desk are copied. */
  isOfDesk?: true;
  /** Which rows, where not all; in SQL that both understand. */
  where?: string;
  /** In place of the table, where what is read lies in two. */
  fromFile?: string;
  fromShared?: string;
  rowsAtOnce?: number;
}

/** Settings that are a desk's own, as a list in SQL; the rest is the ledger's. */
export const tablesOf = (settingsOfDesk: readonly string[]): readonly CopiedTable[] => {
  const own = settingsOfDesk.map((name) => `'${name}'`).join(', ');
  return [
    { file: 'setting', shared: 'setting', key: ['name'], where: `name NOT IN (${own})` },
    {
      ...{ file: 'setting', shared: 'desk_setting', key: ['name'], where: `name IN (${own})` },
      ...{ onlyShared: ['station_id'], isOfDesk: true },
    },
    ...TABLES,
  ];
};

/** In an order in which each row finds those that it refers to. */
const TABLES: readonly CopiedTable[] = [
  { file: 'account', shared: 'account', key: ['position'] },
  { file: 'label_design', shared: 'label_design', key: ['digest'], rowsAtOnce: 200 },
  { file: 'routing_table', shared: 'routing_table', key: ['id'], rowsAtOnce: 5 },
  { file: 'routing_page', shared: 'routing_page', key: ['routing_table', 'country', 'first'], rowsAtOnce: 200 },
  { file: 'sealed_secret', shared: 'sealed_secret', key: ['name'] },
  { file: 'api_client', shared: 'api_client', key: ['position'] },
  { file: 'api_token', shared: 'api_token', key: ['digest'] },
  { file: 'packer', shared: 'packer', key: ['id'] },
  { file: 'sign_on', shared: 'sign_on', key: ['session_id'] },
  { file: 'preset', shared: 'preset', key: ['id'] },
  { file: 'address', shared: 'address', key: ['sequence'], onlyShared: ['words'] },
  { file: 'learned_weight', shared: 'learned_weight', key: ['id'] },
  {
    ...{ file: 'shipment', shared: 'shipment', key: ['sequence'], rowsAtOnce: 200 },
    ...{ inFile: { redacted_at: 'blanked_at' }, onlyShared: ['station_id', 'run', 'words'] },
  },
  { file: 'package', shared: 'package', key: ['shipment', 'number'] },
  { file: 'attempt', shared: 'attempt', key: ['shipment', 'number'] },
  {
    // A line's number in its file is its place in the feed.
    ...{ file: 'journal', shared: 'journal', key: ['position'], inFile: { position: 'sequence' } },
    fromShared: '(SELECT position, journal.* FROM feed JOIN journal USING (station_id, line)) AS journal',
  },
  { file: 'taken_number', shared: 'taken_number', key: ['sequence'] },
  { file: 'range_floor', shared: 'range_floor', key: ['carrier', 'prefix', 'number'] },
  { file: 'manifest', shared: 'manifest', key: ['sequence'] },
  { file: 'manifest_shipment', shared: 'manifest_shipment', key: ['shipment'] },
  { file: 'hand_over', shared: 'hand_over', key: ['shipment', 'number'] },
  { file: 'carrier_manifest', shared: 'carrier_manifest', key: ['manifest'], onlyShared: ['run'] },
  { file: 'carrier_form', shared: 'carrier_form', key: ['manifest', 'number'], rowsAtOnce: 20 },
  {
    ...{ file: 'document', shared: 'document', key: ['sequence'], rowsAtOnce: 20 },
    fromFile: 'document LEFT JOIN document_bytes ON document_bytes.document = document.sequence',
  },
  { file: 'document_source', shared: 'document_source', key: ['sequence'] },
  { file: 'printer', shared: 'printer', key: ['position'], onlyShared: ['station_id'], isOfDesk: true },
  { file: 'client_printer', shared: 'client_printer', key: ['client_id'], onlyShared: ['station_id'], isOfDesk: true },
  { file: 'print_job', shared: 'print_job', key: ['sequence'], onlyShared: ['station_id'], isOfDesk: true },
  {
    ...{ file: 'print_job_change', shared: 'print_job_change', key: ['sequence'], isOfDesk: true },
    fromShared: `(SELECT print_job_change.*, station_id FROM print_job_change JOIN print_job ON print_job.sequence = job) AS print_job_change`,
  },
  { file: 'print_order', shared: 'print_order', key: ['shipment_id'], onlyShared: ['station_id'], isOfDesk: true },
  { file: 'unprinted_label', shared: 'unprinted_label', key: ['shipment_id'] },
  { file: 'batch', shared: 'batch', key: ['sequence'], onlyShared: ['run'] },
  { file: 'batch_row', shared: 'batch_row', key: ['batch', 'number'], onlyShared: ['run'] },
  { file: 'batch_print', shared: 'batch_print', key: ['batch'], onlyShared: ['station_id'], isOfDesk: true },
  {
    ...{ file: 'batch_print_due', shared: 'batch_print_due', key: ['batch', 'number'], isOfDesk: true },
    fromShared: `(SELECT batch_print_due.*, station_id FROM batch_print_due JOIN batch_print USING (batch)) AS batch_print_due`,
  },
  { file: 'batch_table', shared: 'batch_table', key: ['signature'] },
  { file: 'customer_order', shared: 'customer_order', key: ['sequence'], onlyShared: ['words'] },
  { file: 'order_shipment', shared: 'order_shipment', key: ['id'] },
  { file: 'order_source', shared: 'order_source', key: ['name'] },
  { file: 'order_write_back', shared: 'order_write_back', key: ['customer_order'] },
  { file: 'learned_box', shared: 'learned_box', key: ['id'] },
  { file: 'product', shared: 'product', key: ['sku'] },
  { file: 'shipped_lately', shared: 'shipped_lately', key: ['id'] },
  { file: 'selection_rules', shared: 'selection_rules', key: ['id'] },
  { file: 'carrier_invoice', shared: 'carrier_invoice', key: ['sequence'], onlyShared: ['run'] },
  { file: 'carrier_invoice_line', shared: 'carrier_invoice_line', key: ['invoice', 'number'] },
  { file: 'carrier_invoice_reading', shared: 'carrier_invoice_reading', key: ['carrier_id'] },
  { file: 'order_follower', shared: 'order_follower', key: ['id'] },
  { file: 'webhook', shared: 'webhook', key: ['id'], onlyShared: ['position'] },
  { file: 'webhook_delivery', shared: 'webhook_delivery', key: ['position'] },
];

/** Tables that are not copied row by row, and why that loses nothing. */
export const NOT_COPIED: Readonly<Record<'file' | 'shared', Readonly<Record<string, string>>>> = {
  file: {
    meta: 'what the station knows of itself (station-row.ts)',
    document_bytes: 'read and written with document',
    shipment_search: 'made anew',
    address_search: 'made anew',
    order_search: 'made anew',
    shipment_total: 'counted by whatever is written',
    shipment_total_of_32_days: 'counted by whatever is written',
    sqlite_sequence: "SQLite's own",
  },
  shared: {
    version: 'of the schema',
    meta: 'what the ledger knows of itself (station-row.ts)',
    station: 'the desks (station-row.ts)',
    lease: 'work of runs that have ended',
    restatement: 'of the database that it lies in',
    void_ahead: 'of the database that it lies in',
    awaited_desk: 'of the database that it lies in',
    feed: 'read and written with journal',
    feed_end: 'counted (station-row.ts)',
    feed_reached: 'counted (station-row.ts)',
    number_range: 'rows to lock; made when they are needed',
    manifest_end: 'counted (station-row.ts)',
    printed_document: 'rows to lock; made when they are needed',
  },
};
