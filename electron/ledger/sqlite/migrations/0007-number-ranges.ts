/** Numbers taken from carriers' ranges. A number is known by carrier and prefix, so ranges that overlap cannot give it twice, in one account or in two. */
export const numberRanges = `
  CREATE TABLE taken_number (
    sequence INTEGER PRIMARY KEY,
    carrier TEXT NOT NULL,
    prefix TEXT NOT NULL,
    number INTEGER NOT NULL,
    shipment_id TEXT NOT NULL REFERENCES shipment (id),
    UNIQUE (carrier, prefix, number)
  ) STRICT;
  CREATE INDEX taken_number_by_shipment ON taken_number (shipment_id);
`;
