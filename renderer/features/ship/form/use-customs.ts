import { computed, type Ref } from 'vue';
import type { Account } from '#shared/schema/accounts/account.ts';
import { crossesCustomsBorder } from '#shared/shipment/customs-border.ts';
import { customsNeeds, type CustomsNeed, type Declaration } from '#shared/shipment/customs-needs.ts';
import { parseDecimal } from '#renderer/format/decimal.ts';
import type { CustomsLine, ShipDraft } from './draft.ts';
import { numberPath } from './field-paths.ts';

/** What the goods of a line are worth together; NaN where that cannot be read. */
export const worthOf = ({ quantity, amount }: CustomsLine) =>
  (parseDecimal(quantity) ?? 0) * (parseDecimal(amount) ?? 0);

/** What the border that the form's parcel crosses asks for, and what of it is shipped without. */
export function useCustoms(draft: Ref<ShipDraft>, account: () => Pick<Account, 'shipFrom'> | null) {
  const way = computed(() => {
    const from = account()?.shipFrom?.address;
    const to = draft.value.recipient;
    return from && to.countryCode.trim() !== '' ? { from, to } : null;
  });
  const missing = computed(() =>
    way.value ? customsNeeds(way.value.from, way.value.to, declarationOf(draft.value)).map(pathOf) : [],
  );
  const open = computed(() => missing.value.filter((path) => !draft.value.customsWithout.includes(path)));
  return {
    isNeeded: computed(() => way.value !== null && crossesCustomsBorder(way.value.from, way.value.to)),
    /** The paths of the fields that the border asks for and that are empty. */
    missing,
    /** Those that nobody said it is shipped without. */
    open,
    goWithout: () => (draft.value.customsWithout = missing.value),
  };
}

const declarationOf = ({ customs, customsFacts: { contents, terms, numbers } }: ShipDraft): Declaration => ({
  contents,
  terms: terms.trim(),
  numbers: { EORI: numbers.EORI.trim(), VAT: numbers.VAT.trim(), IOSS: numbers.IOSS.trim() },
  items: customs.map((line) => ({
    tariffCode: line.harmonizedTariffCode.trim(),
    origin: line.countryOfOrigin.trim(),
    value: worthOf(line),
    currency: line.currency.trim(),
  })),
});

function pathOf(need: CustomsNeed): string {
  if (need.what === 'number') return numberPath(need.number);
  if (need.what === 'tariffCode') return `/customs/customsItems/${need.item}/harmonizedTariffCode`;
  if (need.what === 'origin') return `/customs/customsItems/${need.item}/countryOfOrigin`;
  return { items: '/customs/customsItems', contents: '/customs/contentsType', terms: '/paymentOption/paymentTerms' }[
    need.what
  ];
}
