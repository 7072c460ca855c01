import type { SelectionTrial } from '#shared/schema/orders/selection-analysis.ts';
import type { Selected, SelectionRule } from '#shared/schema/orders/selection-rule.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { PreparedShipment } from '../rules/index.ts';
import type { SlowLane } from '../concurrency/index.ts';
import type { PastShipment, SelectionDeps } from './deps.ts';
import { factsOf } from './facts.ts';
import { firstMatch } from './selection.ts';

const MOST_SHIPMENTS = 10_000;
const MOST_DIFFERENCES = 100;
/** So few at once that a purchase that comes meanwhile hardly waits. */
const PAGE = 100;
const BOUGHT: ShipmentState[] = ['PURCHASED', 'LABELLED', 'VOIDED'];

interface Asked {
  /** Without those that are passed over. */
  rules: readonly SelectionRule[];
  /** Whose shipments; undefined: of all clients. */
  clientIds: string[] | undefined;
  slowLane: SlowLane;
}

/** What the rules choose for the shipments that were bought last, beside how those were sent. */
export async function tryOnShipments(
  { ledger }: SelectionDeps,
  { rules, clientIds, slowLane }: Asked,
): Promise<SelectionTrial> {
  const trial: SelectionTrial = { examined: 0, leftOut: 0, same: 0, notCovered: 0, different: 0, differences: [] };
  let cursor: string | null = null;
  do {
    const from: string | null = cursor;
    cursor = await slowLane(async () => {
      const limit = Math.min(PAGE, MOST_SHIPMENTS - trial.examined - trial.leftOut);
      const query = { states: BOUGHT, limit, ...(clientIds && { clientIds }), ...(from !== null && { cursor: from }) };
      const { shipments, next } = await ledger.shipments.list(query);
      for (const shipment of shipments) tryOn(shipment, rules, trial);
      return next;
    });
  } while (cursor !== null && trial.examined + trial.leftOut < MOST_SHIPMENTS);
  return trial;
}

function tryOn({ prepared, ...shipment }: PastShipment, rules: readonly SelectionRule[], trial: SelectionTrial): void {
  const { request, order } = prepared;
  const facts = request.recipient.address.city === '' ? null : factsOf(request, order);
  if (facts === null) {
    trial.leftOut += 1;
    return;
  }
  trial.examined += 1;
  const would = firstMatch(rules, facts);
  if (would === null) trial.notCovered += 1;
  else if (isSentSo(prepared, would)) trial.same += 1;
  else {
    trial.different += 1;
    if (trial.differences.length === MOST_DIFFERENCES) return;
    const { id: shipmentId, transactionId, acceptedAt } = shipment;
    const { account, service, rule = null } = prepared;
    trial.differences.push({
      ...{ shipmentId, transactionId, acceptedAt: new Date(acceptedAt).toISOString(), facts, would },
      was: { carrierId: account.carrierId, serviceType: service.serviceCode, rule },
    });
  }
}

const isSentSo = ({ account, service }: PreparedShipment, would: Selected) =>
  account.carrierId === would.carrierId && service.serviceCode === would.serviceType;
