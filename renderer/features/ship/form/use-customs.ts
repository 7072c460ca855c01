import { computed, type Ref } from 'vue';
import type { Account } from '#shared/schema/accounts/account.ts';
import { crossesCustomsBorder } from '#shared/shipment/customs-border.ts';
import { SHIPPER_NUMBERS } from '#shared/shipment/customs-needs.ts';
import { missingForBorder, type DeclaredRequest } from '#shared/shipment/declared.ts';
import { parseDecimal } from '#renderer/format/decimal.ts';
import type { CustomsLine, ShipDraft } from './draft.ts';

/** What the goods of a line are worth together; NaN where that cannot be read. */
export const worthOf = ({ quantity, amount }: CustomsLine) =>
  (parseDecimal(quantity) ?? 0) * (parseDecimal(amount) ?? 0);

/** What the border that the form's parcel crosses asks for, and what of it is shipped without. */
export function useCustoms(draft: Ref<ShipDraft>, account: () => Pick<Account, 'shipFrom' | 'customs'> | null) {
  const missing = computed(() => {
    const sender = account();
    return sender ? missingForBorder(declared(draft.value), sender) : [];
  });
  const open = computed(() => missing.value.filter((path) => !draft.value.customsWithout.includes(path)));
  return {
    isNeeded: computed(() => {
      const from = account()?.shipFrom?.address;
      const to = draft.value.recipient;
      return from !== undefined && to.countryCode.trim() !== '' && crossesCustomsBorder(from, to);
    }),
    /** The paths of the fields that the border asks for and that are empty. */
    missing,
    /** Those that nobody said it is shipped without. */
    open,
    goWithout: () => (draft.value.customsWithout = missing.value),
  };
}

/** What is typed of the declaration, whether or not anything is sent of it yet. */
const declared = ({ customs, customsFacts: { contents, terms, numbers }, recipient }: ShipDraft): DeclaredRequest => ({
  recipient: { address: recipient },
  paymentOption: { paymentTerms: terms },
  customs: {
    contentsType: contents,
    customsItems: customs.map((line) => ({
      harmonizedTariffCode: line.harmonizedTariffCode,
      countryOfOrigin: line.countryOfOrigin,
      quantity: 1,
      value: { amount: worthOf(line), currency: line.currency },
    })),
  },
  taxIndentifiers: SHIPPER_NUMBERS.map((identifierType) => ({ identifierType, value: numbers[identifierType] })),
});
