import { onScopeDispose, shallowRef, watch, type Ref } from 'vue';
import type { ShippingOption } from '#shared/schema/accounts/shipping-option.ts';
import { call } from '#renderer/api/client.ts';
import { parseDecimal, sentNumber, type TypedNumber } from '#renderer/format/decimal.ts';

export interface TryOutDraft {
  countryCode: string;
  zipCode: string;
  state: string;
  weight: TypedNumber;
  length: TypedNumber;
  width: TypedNumber;
  height: TypedNumber;
  packages: TypedNumber;
  weightUnit: string;
  lengthUnit: string;
}

const PAUSE_MS = 150;
const MOST_PACKAGES = 200;

/** A parcel to nobody in particular: only what rules look at is real, and nothing else can look wrong. */
export function toTrial(draft: TryOutDraft): Record<string, unknown> {
  const sides = { length: sentNumber(draft.length), width: sentNumber(draft.width), height: sentNumber(draft.height) };
  const hasSides = Object.values(sides).some((side) => side !== undefined);
  const count = Math.min(Math.max(Math.trunc(parseDecimal(draft.packages) || 1), 1), MOST_PACKAGES);
  return {
    recipient: {
      address: {
        countryCode: draft.countryCode,
        zipCode: draft.zipCode.trim(),
        stateOrProvinceCode: draft.state.trim(),
        city: '-',
        streetLine1: '-',
      },
      contact: { personName: '-', phoneNumber: '+15035550177' },
    },
    itemLines: Array.from({ length: count }, () => ({
      weight: { value: sentNumber(draft.weight), units: draft.weightUnit },
      ...(hasSides && { dimensions: { ...sides, units: draft.lengthUnit } }),
    })),
  };
}

/** What every service of every account would make of the parcel, as it is typed. */
export function useTryOut(draft: Ref<TryOutDraft>) {
  const options = shallowRef<ShippingOption[]>([]);
  let running = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function compare(): Promise<void> {
    running.abort();
    const { signal } = (running = new AbortController());
    const answer = await call('listShippingOptions', { body: toTrial(draft.value), signal });
    if (answer.ok) options.value = answer.value.options;
  }

  watch(
    draft,
    () => {
      clearTimeout(timer);
      timer = setTimeout(() => void compare(), PAUSE_MS);
    },
    { deep: true, immediate: true },
  );
  onScopeDispose(() => {
    clearTimeout(timer);
    running.abort();
  });
  return { options };
}
