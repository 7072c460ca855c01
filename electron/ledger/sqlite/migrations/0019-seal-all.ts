/** The rest of the tables gets what 0015-seals.ts began. Every table that is added later has this column from the beginning. */
export const sealAll = [
  'address',
  'api_token',
  'batch',
  'batch_row',
  'batch_table',
  'client_printer',
  'manifest',
  'manifest_shipment',
  'preset',
  'print_job',
  'print_job_change',
  'print_order',
  'printer',
  'sealed_secret',
  'webhook',
  'webhook_delivery',
]
  .map((table) => `ALTER TABLE ${table} ADD COLUMN seal TEXT NOT NULL DEFAULT '';`)
  .join('\n');
