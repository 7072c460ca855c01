import type { Source, SourceConnection, SourceDraft, SourceMapping, SourceTry } from '#shared/schema/orders/source.ts';
import type { OrderField } from '#shared/schema/orders/source-fields.ts';
import type { WriteBack, WriteBackConnection } from '#shared/schema/orders/write-back.ts';
import { sentNumber, type TypedNumber } from '#renderer/format/decimal.ts';
import { draftToPlace, emptyPlace, isDatabase, placeToDraft, type PlaceDraft } from './place-draft.ts';

/** What is typed of each field of an order: a column, or what holds where no column says it. Empty where nothing is. */
export type ByField = Partial<Record<OrderField, string>>;

/** A source as it is typed. */
export interface TypedSource {
  name: string;
  enabled: boolean;
  place: PlaceDraft;
  reading: SourceDraft['reading'];
  everyMinutes: TypedNumber;
  statement: string;
  since: string;
  mapping: ByField;
  defaults: ByField;
  isTold: boolean;
  target: PlaceDraft;
  sold: string;
  voided: string;
}

export function toTypedSource(source: Source | null): TypedSource {
  const { source: name = '', enabled = true, connection, reading = 'LOOK_UP', everyMinutes = 5 } = source ?? {};
  const { statement = '', since = '', mapping = {}, defaults = {}, writeBack } = source ?? {};
  return {
    ...{ name, enabled, reading, everyMinutes: String(everyMinutes), statement, since },
    place: connection ? placeToDraft(connection) : emptyPlace(),
    mapping: { ...mapping },
    defaults: { ...defaults },
    isTold: writeBack !== undefined,
    target: writeBack ? placeToDraft(writeBack.connection) : emptyPlace(),
    ...{ sold: writeBack?.sold ?? '', voided: writeBack?.voided ?? '' },
  };
}

const filled = (fields: ByField): SourceMapping =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => (value.trim() === '' ? [] : [[field, value.trim()]])),
  );

/** Whether it can begin after a mark: a file is always read as a whole. */
export const hasMark = ({ reading, place }: Pick<TypedSource, 'reading' | 'place'>) =>
  reading === 'READ' && place.type !== 'file';

/** The columns that say something, for the way it is read. */
export const mappingOf = (typed: TypedSource): SourceMapping => {
  const { mark, ...mapping } = filled(typed.mapping);
  return { ...mapping, ...(hasMark(typed) && mark !== undefined && { mark }) };
};

/** How it is read, without what that makes of it. */
export function readingOf(typed: TypedSource) {
  const { place, reading, everyMinutes, statement, since, defaults, enabled } = typed;
  const own = filled(defaults);
  return {
    ...{ connection: draftToPlace(place) as SourceConnection, reading, enabled },
    ...(reading === 'READ' && everyMinutes.trim() !== '' && { everyMinutes: sentNumber(everyMinutes) as number }),
    ...(isDatabase(place) && statement.trim() !== '' && { statement: statement.trim() }),
    ...(hasMark(typed) && since.trim() !== '' && { since: since.trim() }),
    ...(Object.keys(own).length > 0 && { defaults: own }),
  };
}

export const toSourceTry = (typed: TypedSource, key: string): SourceTry => {
  const mapping = mappingOf(typed);
  return {
    ...readingOf(typed),
    ...(Object.keys(mapping).length > 0 && { mapping }),
    ...(typed.reading === 'LOOK_UP' && key.trim() !== '' && { key: key.trim() }),
  };
};

export const toWriteBack = ({ target, sold, voided }: TypedSource): WriteBack => ({
  connection: draftToPlace(target, true) as WriteBackConnection,
  ...{ sold: sold.trim(), voided: voided.trim() },
});

/** What is sent, checked by the station. */
export const toSourceDraft = (typed: TypedSource): SourceDraft => ({
  ...readingOf(typed),
  mapping: mappingOf(typed),
  ...(typed.isTold && { writeBack: toWriteBack(typed) }),
});

/** A source as it is stored, to be stored again with another switch. Passwords stay: their masks keep them. */
export const switched = (source: Source, enabled: boolean): SourceDraft => {
  const { connection, reading, everyMinutes, statement, since, defaults, mapping, writeBack } = source;
  return {
    ...{ connection, reading, mapping, enabled },
    ...(everyMinutes !== undefined && { everyMinutes }),
    ...(statement !== undefined && { statement }),
    ...(since !== undefined && { since }),
    ...(defaults !== undefined && { defaults }),
    ...(writeBack !== undefined && { writeBack }),
  };
};
