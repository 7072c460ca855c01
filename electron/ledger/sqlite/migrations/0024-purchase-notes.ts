/**
 * What a service knows an attempt by, what was noted of it between its steps, what the purchase cost as the carrier said (an exact decimal),
 * and a void that was asked for and is not decided. The attempt's columns are sealed with the shipment, as are the shipment's own.
 */
export const purchaseNotes = `
  ALTER TABLE attempt ADD COLUMN own_id TEXT;
  ALTER TABLE attempt ADD COLUMN notes TEXT CHECK (json_valid(notes));
  ALTER TABLE shipment ADD COLUMN cost_amount TEXT;
  ALTER TABLE shipment ADD COLUMN cost_currency TEXT;
  ALTER TABLE shipment ADD COLUMN void_request TEXT CHECK (json_valid(void_request));
  -- Everything that costs are summed by, so that no shipment is read.
  CREATE INDEX shipment_by_cost ON shipment
    (sequence, state, accepted_at, carrier_id, carrier_code, client_id, cost_amount, cost_currency) WHERE cost_amount IS NOT NULL;
  CREATE INDEX shipment_by_void_request ON shipment (sequence) WHERE void_request IS NOT NULL;
`;
