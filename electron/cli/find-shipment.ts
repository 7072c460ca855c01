import type { ShipmentSummary } from '#shared/schema/shipping/shipment.ts';
import { CliError } from './cli-error.ts';
import type { StationClient } from './station-client.ts';

/** The newest shipment that a person means by a text: its id, its transactionId, or a tracking number of the carrier's or ours. */
export async function findShipment(client: StationClient, text: string): Promise<ShipmentSummary> {
  if (/^[0-9a-f]{32}$/.test(text)) {
    const { shipment } = await client.call('readShipment', { params: { id: text } });
    return shipment;
  }
  for (const query of [{ transactionId: text }, { trackingNumber: text }]) {
    const { shipments } = await client.call('listShipments', { query: { ...query, limit: 1 } });
    if (shipments[0]) return shipments[0];
  }
  throw new CliError(`There is no shipment ${text}.`);
}
