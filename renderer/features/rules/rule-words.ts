import type { SelectionFacts } from '#shared/schema/orders/selection-analysis.ts';
import type { SelectionChoice, SelectionConditions } from '#shared/schema/orders/selection-rule.ts';
import type { useFormat } from '#renderer/composables/useFormat.ts';
import { t, type MessageKey } from '#renderer/messages/index.ts';
import type { useAccounts } from '#renderer/stores/accounts.ts';

type Format = Pick<ReturnType<typeof useFormat>, 'measure' | 'money' | 'country'>;

interface Range {
  above?: number;
  upTo?: number;
}

function rangeWords({ above, upTo }: Range, written: (value: number) => string): string {
  const words = { above: written(above ?? 0), upTo: written(upTo ?? 0) };
  if (above !== undefined) return t(upTo === undefined ? 'rules.range.above' : 'rules.range.both', words);
  return upTo === undefined ? t('rules.range.any') : t('rules.range.upTo', words);
}

/** The conditions, one after the other; none where every shipment is meant. */
export function conditionWords(conditions: SelectionConditions, { measure, money, country }: Format): string[] {
  const { countries, postalAreas, weight, longestSide, value, skus, tags, shippingMethods } = conditions;
  const listed = (key: MessageKey, values: readonly string[] | undefined) =>
    values ? [t(key, { values: values.join(t('rules.or')) })] : [];
  const ranged = <R extends Range>(
    key: MessageKey,
    range: R | undefined,
    written: (value: number, range: R) => string,
  ) => (range ? [t(key, { range: rangeWords(range, (bound) => written(bound, range)) })] : []);
  return [
    ...listed(
      'rules.conditions.countries',
      countries?.map((code) => country(code.toUpperCase())),
    ),
    ...listed('rules.conditions.postalAreas', postalAreas),
    ...ranged('rules.conditions.weight', weight, (bound, { units }) => measure(bound, units)),
    ...ranged('rules.conditions.longestSide', longestSide, (bound, { units }) => measure(bound, units)),
    ...ranged('rules.conditions.value', value, (amount, { currency }) => money({ amount, currency })),
    ...listed('rules.conditions.skus', skus),
    ...listed('rules.conditions.tags', tags),
    ...listed('rules.conditions.shippingMethods', shippingMethods),
  ];
}

/** What is chosen, the account and its service first. */
export function choiceWords(choice: SelectionChoice, accounts: ReturnType<typeof useAccounts>): string[] {
  const { carrierId, serviceType, packageCode, signatureOptionType, note } = choice;
  const service = accounts.serviceName(carrierId, serviceType);
  return [
    t('rules.choice.service', { account: accounts.nameOf(carrierId), service }),
    ...(packageCode === undefined ? [] : [t('rules.choice.packageCode', { code: packageCode })]),
    ...(signatureOptionType === undefined
      ? []
      : [t('rules.choice.signature', { signature: t(`rules.signatures.${signatureOptionType}`) })]),
    ...(note === undefined ? [] : [t('rules.choice.note', { note })]),
  ];
}

/** A shipment, as far as rules look at it, in one line. */
export function factsWords(facts: SelectionFacts, { measure, money, country }: Format): string {
  const { countryCode, zipCode, weight, longestSide, value, skus, tags, shippingMethod } = facts;
  return [
    country(countryCode.toUpperCase()),
    zipCode && t('rules.facts.zipCode', { code: zipCode }),
    measure(weight.value, weight.units),
    longestSide && t('rules.facts.longestSide', { side: measure(longestSide.value, longestSide.units) }),
    value && t('rules.facts.value', { value: money(value) }),
    skus.length > 0 && t('rules.facts.skus', { skus: skus.join(', ') }),
    tags.length > 0 && t('rules.facts.tags', { tags: tags.join(', ') }),
    shippingMethod && t('rules.facts.shippingMethod', { method: shippingMethod }),
  ]
    .filter(Boolean)
    .join(', ');
}
