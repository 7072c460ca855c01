import type { Preset } from '#shared/schema/station/preset.ts';
import type { PartialShipment } from '#shared/schema/shipping/partial-shipment.ts';
import { fittingStock } from '#renderer/components/labels/stock-options.ts';
import { writtenDecimal, type TypedNumber } from '#renderer/format/decimal.ts';
import { weightIn } from '#renderer/format/typed-weight.ts';
import { sideIn } from '#renderer/format/units.ts';
import { emptyLine, type PackageLine, type ShipDraft } from '../form/draft.ts';
import { partyToDraft } from '#renderer/components/party/party-draft.ts';

/**
 * The form with what the preset holds; everything else stays as it is. Its first item line fills the row given, in the units of the form
 * where other numbers stand in them.
 */
export function applyPreset(
  draft: ShipDraft,
  shipment: PartialShipment,
  row: number,
  decimalMark: string,
  tare?: Preset['tare'],
): ShipDraft {
  const { carrierId, serviceType, recipient, itemLines, labelSpecification, signatureOption } = shipment;
  const line = itemLines?.[0];
  const typed = (value: number) => writtenDecimal(value, decimalMark);
  const current = draft.lines[row] ?? emptyLine();
  const { weight, dimensions, customerReference = {}, declaredInfo, itemCode } = line ?? {};
  const sides = dimensions ? { length: dimensions.length, width: dimensions.width, height: dimensions.height } : {};
  const others = draft.lines.filter((_, index) => index !== row);
  const hasWeights = [...others, ...draft.customs].some((other) => isTyped(other.weight));
  const hasSides = [...others, { ...current, ...typedSides(sides, () => '') }].some(
    (other) => isTyped(other.length) || isTyped(other.width) || isTyped(other.height),
  );
  const weighedIn = unitOf(weight?.units, ['KG', 'LB'], draft.weightUnit);
  const measuredIn = unitOf(dimensions?.units, ['CM', 'IN'], draft.lengthUnit);
  const weightUnit = weight?.value === undefined || hasWeights ? draft.weightUnit : weighedIn;
  const lengthUnit = hasSides ? draft.lengthUnit : measuredIn;
  const references = Object.fromEntries(
    Object.entries(customerReference).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  const { tare: before, ...kept } = current;
  const filled: PackageLine = {
    ...kept,
    ...(!dimensions && before && { tare: before }),
    ...typedSides(sides, (side) => typed(sideIn(side, measuredIn, lengthUnit))),
    ...(weight?.value !== undefined && {
      weight: typed(weightIn(weight.value, weighedIn, weightUnit)),
      weighed: undefined,
    }),
    // Another box is another weight of its own.
    ...(dimensions && withTare(tare)),
    ...(declaredInfo?.amount !== undefined && { declared: typed(declaredInfo.amount) }),
    ...(declaredInfo?.currency !== undefined && { currency: declaredInfo.currency }),
    ...(itemCode !== undefined && { itemCode }),
    references: { ...current.references, ...references },
  };
  const imageType = labelSpecification?.imageType?.toUpperCase() ?? draft.imageType;
  const labelStock = labelSpecification?.labelStockType?.toUpperCase() ?? fittingStock(imageType, draft.labelStock);
  return {
    ...draft,
    ...(carrierId !== undefined && { carrierId, byRules: false }),
    ...(serviceType !== undefined && { serviceType }),
    ...(recipient && { recipient: partyToDraft(recipient), unplaced: [] }),
    ...{ weightUnit, lengthUnit, imageType, labelStock },
    ...(signatureOption?.signatureOptionType && { signature: signatureOption.signatureOptionType.toUpperCase() }),
    lines: line ? draft.lines.map((one, index) => (index === row ? filled : one)) : draft.lines,
  };
}

const isTyped = (text: TypedNumber) => text.trim() !== '';

const unitOf = <Unit extends string>(units: string | undefined, known: readonly Unit[], own: Unit): Unit =>
  known.find((unit) => unit === units?.toUpperCase()) ?? own;

const withTare = (tare: Preset['tare']): Pick<PackageLine, 'tare'> => (tare ? { tare } : {});

function typedSides(
  sides: Partial<Record<'length' | 'width' | 'height', number | undefined>>,
  typed: (value: number) => string,
): Partial<PackageLine> {
  const given = Object.entries(sides).filter((entry): entry is [string, number] => entry[1] !== undefined);
  return Object.fromEntries(given.map(([side, value]) => [side, typed(value)]));
}
