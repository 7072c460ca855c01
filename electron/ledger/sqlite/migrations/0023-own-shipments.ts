/**
 * Whose things are whose. Manifests and webhooks of before are every client's; who could administer, and the window, go on seeing all. The
 * index that the list is found by knows the client, too.
 */
export const ownShipments = `
  ALTER TABLE manifest ADD COLUMN client_id TEXT;
  ALTER TABLE webhook ADD COLUMN client_id TEXT;

  UPDATE api_client SET scopes = json_insert(scopes, '$[#]', 'read:all')
  WHERE id LIKE 'window-%' OR EXISTS (SELECT 1 FROM json_each(scopes) WHERE value = 'admin');
  UPDATE api_token SET scopes = json_insert(scopes, '$[#]', 'read:all')
  WHERE client_id LIKE 'window-%' OR EXISTS (SELECT 1 FROM json_each(scopes) WHERE value = 'admin');

  DROP INDEX shipment_for_list;
  CREATE INDEX shipment_for_list ON shipment (sequence, state, accepted_at, carrier_id, carrier_code, client_id);
`;
