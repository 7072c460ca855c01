/** Full text of the shipments by sequence; it keeps the index only, the text is in the shipment. */
export const search = `
  CREATE VIRTUAL TABLE shipment_search USING fts5 (
    numbers, recipient, reference,
    content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2'
  );
`;
