import type { PartialShipment } from '#shared/schema/shipping/partial-shipment.ts';
import type { PresetKind } from '#shared/schema/station/preset.ts';

/** The part of a request that a preset of the kind keeps; `line` is the package that it is made of. */
export function presetOf(kind: PresetKind, body: Readonly<Record<string, unknown>>, line: number): PartialShipment {
  const { carrierId, serviceType, signatureOption, labelSpecification, recipient, itemLines } = body;
  const lines = Array.isArray(itemLines)
    ? [{ ...(itemLines[Math.max(line, 0)] as object), itemTransactionId: undefined }]
    : [];
  const service = { carrierId, serviceType, signatureOption, labelSpecification };
  const parts: Record<PresetKind, object> = {
    PACKAGE: { itemLines: lines },
    SERVICE: service,
    SHIPMENT: { ...service, recipient, itemLines: lines },
  };
  // What is not filled in is left out on the way.
  return JSON.parse(JSON.stringify(parts[kind])) as PartialShipment;
}
