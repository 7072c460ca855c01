/** A SHA-256 of what each row says, so that a value that changed on the disk is found (electron/ledger/sqlite/integrity/row-checksums.ts). */
export const checksums = ['shipment', 'account', 'api_client', 'setting', 'meta', 'taken_number']
  .map((table) => `ALTER TABLE ${table} ADD COLUMN seal TEXT NOT NULL DEFAULT '';`)
  .join('\n');
