import { BATCH_TARGETS, PARTIES, pointerOfTarget, type BatchTarget } from '#shared/schema/batches/batch-target.ts';
import { t, type MessageKey } from './index.ts';
import { fieldName } from './problem-words.ts';

const OWN_NAMES: Partial<Record<string, MessageKey>> = {
  weightUnits: 'batch.targets.weightUnits',
  lengthUnits: 'batch.targets.lengthUnits',
  copies: 'fields.copies',
  duplicateReason: 'batch.targets.duplicateReason',
  houseNumber: 'batch.targets.houseNumber',
  firstName: 'batch.targets.firstName',
  lastName: 'batch.targets.lastName',
  declaredCurrency: 'batch.targets.declaredCurrency',
  'customs.currency': 'batch.targets.customsCurrency',
};

/** What a target is called, without saying whose it is: `City`. What a column says is said of every article, so that none is numbered. */
export function targetFieldName(target: BatchTarget): string {
  const own = OWN_NAMES[target] ?? OWN_NAMES[target.split('.').at(-1) ?? ''];
  return own ? t(own) : fieldName(pointerOfTarget(target).replace('/customs/customsItems/0', ''), 1);
}

/** What a target is called: `City (recipient)`. */
export function targetName(target: BatchTarget): string {
  const party = PARTIES.find((one) => target.startsWith(`${one}.`));
  const group = party ?? (target.startsWith('customs.') ? 'customs' : null);
  return group === null ? targetFieldName(target) : t(`batch.targets.of.${group}`, { field: targetFieldName(target) });
}

/** The target that fills the field at this JSON Pointer; undefined where none does. */
export const targetAt = (pointer: string) =>
  BATCH_TARGETS.find((target) => pointerOfTarget(target) === pointer.replace(/^\/itemLines\/\d+/, '/itemLines/0'));
