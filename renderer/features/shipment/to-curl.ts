import { routes } from '#shared/api/index.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';

/** In single quotes a shell changes nothing; a single quote itself is put between them. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * The create call of a shipment for a shell. It holds no token and no transactionId: whoever sends it sets both, and so buys on purpose.
 * @param origin of the station, such as `http://127.0.0.1:8787`
 */
export function toCurl(request: ShipmentRequest, origin: string): string {
  const { transactionId: _own, ...body } = request;
  return [
    `curl -X POST ${quoted(origin + routes.createShipment.path)}`,
    `-H "Authorization: Bearer $TOKEN"`,
    `-H "transactionId: $TRANSACTION_ID"`,
    `-H 'Content-Type: application/json'`,
    `--data-binary ${quoted(JSON.stringify(body, null, 2))}`,
  ].join(' \\\n  ');
}
