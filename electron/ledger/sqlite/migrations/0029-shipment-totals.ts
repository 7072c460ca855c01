/**
 * How many shipments and packages there are of each day (UTC), client, state, account and carrier, on a manifest or not: kept by whatever writes
 * shipments, in its own commit, so that nobody counts a year of them. Follows from the other tables, so its rows have no checksum.
 */
const DAY = 'accepted_at / 86400000';
const ON_MANIFEST = 'EXISTS (SELECT 1 FROM manifest_shipment WHERE manifest_shipment.shipment = shipment.sequence)';
const PACKAGES = '(SELECT count(*) FROM package WHERE package.shipment = shipment.sequence)';
const KEY = 'day, client_id, state, carrier_id, carrier_code, manifested';

/** Adds a shipment of the table to its total, with the sign and the values that differ from what the table says. */
const count = (sign: '+' | '-', where: string, { state = 'state', manifested = ON_MANIFEST } = {}) => `
    INSERT INTO shipment_total (${KEY}, shipments, packages)
    SELECT ${DAY}, client_id, ${state}, carrier_id, carrier_code, ${manifested}, ${sign}1, ${sign}${PACKAGES} FROM shipment WHERE ${where}
    ON CONFLICT (${KEY}) DO UPDATE SET shipments = shipments + excluded.shipments, packages = packages + excluded.packages;`;

export const shipmentTotals = `
  CREATE TABLE shipment_total (
    day INTEGER NOT NULL,
    client_id TEXT NOT NULL,
    state TEXT NOT NULL,
    carrier_id TEXT NOT NULL,
    carrier_code TEXT NOT NULL,
    manifested INTEGER NOT NULL,
    shipments INTEGER NOT NULL,
    packages INTEGER NOT NULL,
    PRIMARY KEY (${KEY})
  ) STRICT, WITHOUT ROWID;

  INSERT INTO shipment_total
  SELECT ${DAY}, client_id, state, carrier_id, carrier_code, ${ON_MANIFEST}, count(*), sum(${PACKAGES}) FROM shipment GROUP BY 1, 2, 3, 4, 5, 6;

  CREATE TRIGGER shipment_total_of_new AFTER INSERT ON shipment BEGIN
    ${count('+', 'sequence = new.sequence')}
  END;
  CREATE TRIGGER shipment_total_of_state AFTER UPDATE OF state ON shipment WHEN old.state <> new.state BEGIN
    ${count('-', 'sequence = new.sequence', { state: 'old.state' })}
    ${count('+', 'sequence = new.sequence')}
  END;
  CREATE TRIGGER shipment_total_of_package AFTER INSERT ON package BEGIN
    UPDATE shipment_total SET packages = packages + 1 WHERE (${KEY}) =
      (SELECT ${DAY}, client_id, state, carrier_id, carrier_code, ${ON_MANIFEST} FROM shipment WHERE sequence = new.shipment);
  END;
  CREATE TRIGGER shipment_total_of_manifest AFTER INSERT ON manifest_shipment BEGIN
    ${count('-', 'sequence = new.shipment', { manifested: '0' })}
    ${count('+', 'sequence = new.shipment', { manifested: '1' })}
  END;
  CREATE TRIGGER shipment_total_off_manifest AFTER DELETE ON manifest_shipment BEGIN
    ${count('-', 'sequence = old.shipment', { manifested: '1' })}
    ${count('+', 'sequence = old.shipment', { manifested: '0' })}
  END;
`;
