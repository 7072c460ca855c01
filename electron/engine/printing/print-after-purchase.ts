import type { Scope } from '#shared/schema/api-client.ts';
import type { ShipmentResponse } from '#shared/schema/shipment-response.ts';
import { badParameter } from '../bad-parameter.ts';
import { EngineError } from '../engine-error.ts';
import type { ShipmentLedger } from '../ports.ts';
import type { Printing } from './printing.ts';

export interface PrintOrder {
  printerId: string;
  clientId: string;
  scopes: readonly Scope[];
}

interface Parts {
  printing: Pick<Printing, 'listPrinters' | 'print'>;
  shipments: ShipmentLedger;
  log(event: string, details: Record<string, unknown>): void;
}

/**
 * Buys, and queues the labels for a printer once they are durable. Where they cannot be queued the answer says so in a warning:
 * the purchase never fails because of a printer and never waits for paper. What is wrong with the order is refused before anything
 * is bought. @throws EngineError SCOPE_MISSING or FIELD_INVALID, and what buying throws.
 */
export async function shipAndPrint(
  { printing, shipments, log }: Parts,
  order: PrintOrder,
  ship: () => Promise<ShipmentResponse>,
): Promise<ShipmentResponse> {
  const { printerId, clientId, scopes } = order;
  if (!scopes.includes('print'))
    throw new EngineError('SCOPE_MISSING', 'Printing what is bought needs the scope print.');
  const printers = await printing.listPrinters();
  if (!printers.some(({ id }) => id === printerId)) {
    throw badParameter('print', `There is no printer ${printerId}; nothing was sent.`, printerId);
  }
  const answer = await ship();
  try {
    const shipment = await shipments.findByTransaction(clientId, answer.data.transactionId);
    await printing.print({ shipmentId: shipment?.id ?? '', printerId, clientId });
    return answer;
  } catch (error) {
    log('labels not queued', { printerId, error });
    const reason = error instanceof EngineError ? error.message : 'The station could not store the print job.';
    const message = `The labels were bought, but not sent to ${printerId}: ${reason}`;
    return {
      ...answer,
      warnings: [...answer.warnings, { code: 'PRINT_NOT_QUEUED', pointer: '/query/print', message }],
    };
  }
}
