import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { ORDER_FIELD_NAMES, type OrderField } from '#shared/schema/orders/source-fields.ts';
import { catalogue, t, type Messages } from '#renderer/messages/index.ts';
import { diagnosticInFull, fieldInvalidWords, fieldName } from '#renderer/messages/problem-words.ts';

type Own = keyof Messages['sources']['names'];
const isOwn = (leaf: string): leaf is Own => Object.hasOwn(catalogue().sources.names, leaf);
type Meant = keyof Messages['sources']['meanings'];
const isMeant = (leaf: string): leaf is Meant => Object.hasOwn(catalogue().sources.meanings, leaf);

const leafOf = (field: string) => field.split('.').at(-1) ?? '';

/** Fields that an order calls otherwise than a shipment. */
const AS_SHIPMENT: Readonly<Record<string, string>> = { account: 'carrierId', service: 'serviceType' };

/** What a field of an order is called. */
export function orderFieldName(field: string): string {
  const leaf = leafOf(field);
  return isOwn(leaf) ? t(`sources.names.${leaf}`) : fieldName(`/${AS_SHIPMENT[leaf] ?? leaf}`, 1);
}

/** What it means, where the name does not say that. */
export function orderFieldMeaning(field: OrderField): string | undefined {
  const leaf = leafOf(field);
  return isMeant(leaf) ? t(`sources.meanings.${leaf}`) : undefined;
}

/** What the field at a JSON Pointer into an order is called: `Quantity, line 2`. */
function nameAt(pointer: string): string {
  const [, list, index, ...rest] = pointer.split('/');
  if (list !== 'lines' || index === undefined) return orderFieldName(pointer.slice(1).replaceAll('/', '.'));
  return t('sources.trial.ofLine', { field: orderFieldName(rest[0] ?? 'lines'), line: Number(index) + 1 });
}

/** Why the rows of an order make none, in a sentence. */
export function orderFaultWords(violation: Violation): string {
  const { code, pointer, actual = '', limit = '', allowed = [], trouble } = violation;
  const field = nameAt(pointer);
  if (trouble) return t('problems.said', { field, words: sourceTroubleWords(trouble) });
  const values = { actual: String(actual), limit: String(limit), allowed: allowed.join(', '), carrier: '' };
  return fieldInvalidWords(violation, field) ?? t(`problems.violations.${code}`, { field, ...values });
}

const isOrderField = (name: unknown): name is OrderField => (ORDER_FIELD_NAMES as readonly unknown[]).includes(name);

/** Why a source cannot be read or told, with the names that fields of orders have in the window. */
export function sourceTroubleWords({ values, ...trouble }: Diagnostic): string {
  const { field } = values;
  const isPointer = typeof field === 'string' && field.startsWith('/');
  const name = isPointer ? nameAt(field) : isOrderField(field) ? orderFieldName(field) : field;
  return diagnosticInFull({ ...trouble, values: { ...values, ...(name !== undefined && { field: name }) } });
}
