/** Labels and papers. The bytes lie apart, so that lists and checks need not pass over them. */
export const documents = `
  CREATE TABLE document (
    sequence INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    shipment INTEGER NOT NULL,
    package_number INTEGER NOT NULL,
    content_type TEXT NOT NULL,
    image_type TEXT NOT NULL,
    size INTEGER NOT NULL,
    sha256 TEXT NOT NULL,
    FOREIGN KEY (shipment, package_number) REFERENCES package (shipment, number)
  ) STRICT;
  CREATE INDEX document_by_shipment ON document (shipment);

  CREATE TABLE document_bytes (
    document INTEGER PRIMARY KEY REFERENCES document (sequence),
    bytes BLOB NOT NULL
  ) STRICT;
`;
