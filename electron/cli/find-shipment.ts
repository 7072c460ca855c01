import type { ShipmentSummary } from '#shared/schema/shipping/shipment.ts';
import { CliError, Refusal } from './cli-error.ts';
import type { StationClient } from './station-client.ts';

/** The newest shipment that a person means by a text: its id, its transactionId, or a tracking number of the carrier's or ours. */
export async function findShipment(client: StationClient, text: string): Promise<ShipmentSummary> {
  const known = /^[0-9a-f]{32}$/.test(text) ? await shipmentOf(client, text) : null;
  if (known) return known;
  for (const query of [{ transactionId: text }, { trackingNumber: text }]) {
    const { shipments } = await client.call('listShipments', { query: { ...query, limit: 1 } });
    if (shipments[0]) return shipments[0];
  }
  throw new CliError(`There is no shipment ${text}.`);
}

/** Null where no shipment has the id: a transactionId may look like one. */
async function shipmentOf(client: StationClient, id: string): Promise<ShipmentSummary | null> {
  try {
    return (await client.call('readShipment', { params: { id } })).shipment;
  } catch (error) {
    if (error instanceof Refusal && error.problem.code === 'NOT_FOUND') return null;
    throw error;
  }
}
