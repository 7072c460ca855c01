import type { CarrierDefinition, Precision, SizeLimits } from '#electron/engine/accounts/carrier-definition.ts';

/**
 * Returns the definitions as they are.
 * @throws Error that names every fault of every definition, a line each.
 */
export function checkCarriers(definitions: readonly CarrierDefinition[]): readonly CarrierDefinition[] {
  const faults = [
    ...repeated(definitions.map(({ key }) => key)).map((key) => `${key} is defined twice`),
    ...definitions.flatMap((definition) => faultsOf(definition).map((fault) => `${definition.key}: ${fault}`)),
  ];
  if (faults.length > 0) throw new Error(`The carrier definitions are not sound:\n${faults.join('\n')}`);
  return definitions;
}

function faultsOf(definition: CarrierDefinition): string[] {
  return [
    ...Object.entries(definition.weightLimits).flatMap(([unit, max]) => decimalFaults(`weight limit in ${unit}`, max)),
    ...precisionFaults('weight', definition.weightPrecision),
    ...precisionFaults('side', definition.sidePrecision),
    ...sizeFaults(definition),
    ...referenceFaults(definition),
  ];
}

const decimalFaults = (name: string, text: string) =>
  /^\d+(\.\d+)?$/.test(text) && Number(text) > 0 ? [] : [`the ${name} "${text}" is not a decimal above zero`];

const precisionFaults = (name: string, precision: Precision | null) =>
  precision === null || (Number.isInteger(precision.places) && precision.places >= 0 && precision.places <= 10)
    ? []
    : [`the ${name} precision of ${precision.places} places is not a whole number from 0 to 10`];

function sizeFaults({ size, sizeByGroup }: CarrierDefinition): string[] {
  if (size !== null && sizeByGroup !== null) return ['it has limits of size for all services and by group'];
  const named: [string, SizeLimits][] = [
    ...(size === null ? [] : [['size', size] satisfies [string, SizeLimits]]),
    ...Object.entries(sizeByGroup ?? {}),
  ];
  return named.flatMap(([name, limits]) => {
    const { length, width, height, girth, lengthPlusGirthWarning, enforcedWithin } = limits;
    const maxima = { length, width, height, girth: girth?.max, lengthPlusGirthWarning };
    return [
      ...Object.entries(maxima).flatMap(([field, max]) =>
        max === undefined ? [] : decimalFaults(`${name} limit of ${field}`, max),
      ),
      ...(enforcedWithin !== undefined && (width !== undefined || height !== undefined)
        ? [`${name}: only length and length plus girth have a warning outside ${enforcedWithin}`]
        : []),
    ];
  });
}

function referenceFaults({ references, itemTransactionIdMaxLength }: CarrierDefinition): string[] {
  const keys = references.flatMap(({ key, aliases = [] }) => [key, ...aliases]);
  const lengths = [
    ...references.map(({ key, maxLength }) => ({ name: key, maxLength })),
    ...(itemTransactionIdMaxLength === null
      ? []
      : [{ name: 'itemTransactionId', maxLength: itemTransactionIdMaxLength }]),
  ];
  return [
    ...repeated(keys).map((key) => `label message ${key} is named twice`),
    ...lengths.flatMap(({ name, maxLength }) =>
      Number.isInteger(maxLength) && maxLength > 0 ? [] : [`${name} has a length of ${maxLength}`],
    ),
  ];
}

const repeated = (values: readonly string[]) => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
