/** What buying from another service needs: its sealed secrets, and the documents that were bought and are not here yet. */
export const gateway = `
  CREATE TABLE sealed_secret (
    name TEXT PRIMARY KEY,
    sealed BLOB NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE document_source (
    sequence INTEGER PRIMARY KEY,
    shipment INTEGER NOT NULL,
    package_number INTEGER NOT NULL,
    content_type TEXT NOT NULL,
    image_type TEXT NOT NULL,
    url TEXT NOT NULL,
    FOREIGN KEY (shipment, package_number) REFERENCES package (shipment, number)
  ) STRICT;
  CREATE INDEX document_source_by_shipment ON document_source (shipment);
`;
