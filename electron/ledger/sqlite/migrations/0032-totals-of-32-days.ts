/** The totals of 0029 once more, of 32 days each: those of years are a few hundred rows. Whatever changes a day's total changes these with it. */
const KEY = 'period, client_id, state, carrier_id, carrier_code, manifested';

const addTo = (shipments: string, packages: string) => `
    INSERT INTO shipment_total_of_32_days (${KEY}, shipments, packages)
    VALUES (new.day / 32, new.client_id, new.state, new.carrier_id, new.carrier_code, new.manifested, ${shipments}, ${packages})
    ON CONFLICT (${KEY}) DO UPDATE SET shipments = shipments + excluded.shipments, packages = packages + excluded.packages;`;

export const totalsOf32Days = `
  CREATE TABLE shipment_total_of_32_days (
    period INTEGER NOT NULL,
    client_id TEXT NOT NULL,
    state TEXT NOT NULL,
    carrier_id TEXT NOT NULL,
    carrier_code TEXT NOT NULL,
    manifested INTEGER NOT NULL,
    shipments INTEGER NOT NULL,
    packages INTEGER NOT NULL,
    PRIMARY KEY (${KEY})
  ) STRICT, WITHOUT ROWID;

  INSERT INTO shipment_total_of_32_days
  SELECT day / 32, client_id, state, carrier_id, carrier_code, manifested, sum(shipments), sum(packages) FROM shipment_total GROUP BY 1, 2, 3, 4, 5, 6;

  CREATE TRIGGER total_of_32_days_of_new AFTER INSERT ON shipment_total BEGIN
    ${addTo('new.shipments', 'new.packages')}
  END;
  CREATE TRIGGER total_of_32_days_of_change AFTER UPDATE OF shipments, packages ON shipment_total BEGIN
    ${addTo('new.shipments - old.shipments', 'new.packages - old.packages')}
  END;
`;
