import { computed, shallowRef, watch, type Ref } from 'vue';
import { regionCodeOf } from '#shared/format/address/regions.ts';
import { postalCodeForm } from '#shared/schema/postal-codes.ts';
import type { Place } from '#shared/schema/station/place.ts';
import { call } from '#renderer/api/client.ts';
import type { PartyDraft } from './party-draft.ts';

export interface Suggestion {
  text: string;
  take(): void;
}

/** More than a field has room for are no help. */
const MOST_SHOWN = 4;

/** What could stand in fields of an address, by its field: city and state of a postal code where they are empty, the code of a state that was written out. */
export function useSuggestions(party: Ref<PartyDraft>) {
  const places = shallowRef<Place[]>([]);
  let latest = 0;
  watch(
    () => [party.value.countryCode.trim().toUpperCase(), party.value.zipCode.trim()] as const,
    async ([countryCode, postalCode]) => {
      const mine = ++latest;
      places.value = [];
      if (!/^[A-Z]{2}$/.test(countryCode) || postalCode === '' || postalCodeForm(countryCode, postalCode) !== null)
        return;
      const answer = await call('findPlaces', { query: { countryCode, postalCode } });
      if (mine === latest && answer.ok) places.value = answer.value.places;
    },
    { immediate: true },
  );

  const isBlank = (name: keyof PartyDraft) => party.value[name].trim() === '';
  const fits = ({ city }: Place) => isBlank('city') || party.value.city.trim().toLowerCase() === city.toLowerCase();
  const fills = ({ stateOrProvinceCode }: Place) =>
    isBlank('city') || (stateOrProvinceCode !== null && isBlank('stateOrProvinceCode'));

  function take({ city, stateOrProvinceCode }: Place): void {
    if (isBlank('city')) party.value.city = city;
    if (isBlank('stateOrProvinceCode') && stateOrProvinceCode !== null)
      party.value.stateOrProvinceCode = stateOrProvinceCode;
  }

  return computed((): Partial<Record<keyof PartyDraft, Suggestion[]>> => {
    const { countryCode, stateOrProvinceCode } = party.value;
    const state = regionCodeOf(stateOrProvinceCode, countryCode.trim().toUpperCase());
    const isCode = state === null || state === stateOrProvinceCode.trim();
    return {
      zipCode: places.value
        .filter((place) => fits(place) && fills(place))
        .slice(0, MOST_SHOWN)
        .map((place) => ({
          text: [place.city, place.stateOrProvinceCode].filter(Boolean).join(', '),
          take: () => take(place),
        })),
      stateOrProvinceCode: isCode ? [] : [{ text: state, take: () => (party.value.stateOrProvinceCode = state) }],
    };
  });
}
