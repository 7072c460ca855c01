import type { NewerShipment } from './newer-shipment.ts';
import type { WitnessRecord } from './local/witness.ts';
import type { PreparedShipment, ShippedOrder } from '#electron/engine/rules/prepared-shipment.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import type { Problem } from '#shared/diagnostics/problem.ts';

/** States in which nothing is open any more. What is in doubt, on its way or without its labels is never redacted. */
export const CLOSED_STATES = "('NOT_SENT', 'REJECTED', 'LABELLED', 'VOIDED', 'WRITTEN_OFF')";

/** A party of which the country is left. */
export const redactParty = ({ address: { countryCode } }: Party): Party => ({
  address: { countryCode, city: '', streetLine1: '' },
  contact: {},
});

const redactShippedOrder = ({ source, orderNumber, lines, duplicateReason }: ShippedOrder): ShippedOrder => ({
  ...{ source, orderNumber, lines },
  ...(duplicateReason !== undefined && { duplicateReason: '' }),
});

/**
 * What is left of a shipment when its retention time is over: ids, carrier, service, weights, money and what bookkeeping asks for. Gone
 * are addresses, names, also of who bought it, references, tax numbers, tags, and every field in which a client may have put anything.
 */
export function redactShipment(prepared: PreparedShipment): PreparedShipment {
  const { request, shipper, packages, order, packer: _packer, ...kept } = prepared;
  const { transactionId, carrierId, serviceType, labelSpecification, signatureOption, paymentOption } = request;
  return {
    ...kept,
    ...(order && { order: redactShippedOrder(order) }),
    shipper: redactParty(shipper),
    packages: packages.map((each) => ({ ...each, references: [] })),
    request: {
      ...(transactionId !== undefined && { transactionId }),
      carrierId,
      serviceType,
      recipient: redactParty(request.recipient),
      itemLines: request.itemLines.map(({ itemTransactionId, itemCode, weight, dimensions, declaredInfo }) => ({
        ...(itemTransactionId !== undefined && { itemTransactionId }),
        ...(itemCode !== undefined && { itemCode }),
        weight,
        ...(dimensions !== undefined && { dimensions }),
        ...(declaredInfo !== undefined && { declaredInfo }),
      })),
      ...(labelSpecification && { labelSpecification }),
      ...(signatureOption !== undefined && { signatureOption }),
      ...(paymentOption !== undefined && { paymentOption: paymentOption && { ...paymentOption, payor: null } }),
    },
  };
}

/** The refusal without words, which may quote an address. */
export const redactProblem = (problem: Problem): Problem => {
  const { warnings: _warnings, trouble: _trouble, ...kept } = problem;
  return { ...kept, detail: 'The words are not kept any more.', errors: [] };
};

/** A record of the witness of which these shipments are redacted. */
export const redactWitnessed = (shipmentIds: readonly string[], at: number) => (record: WitnessRecord) => ({
  ...record,
  accepted: record.accepted.map((accepted): NewerShipment => {
    if (!shipmentIds.includes(accepted.id)) return accepted;
    const prepared = JSON.stringify(redactShipment(JSON.parse(accepted.prepared) as PreparedShipment));
    return { ...accepted, prepared, warnings: '[]', blankedAt: at };
  }),
});
