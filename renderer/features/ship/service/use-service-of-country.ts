import { computed, watch } from 'vue';
import type { AccountService } from '#shared/schema/accounts/account.ts';
import { useDraft } from '#renderer/composables/useDraft.ts';
import { useShip } from '#renderer/features/ship/store.ts';

/**
 * Which services of the chosen account go to the recipient's country. Where the chosen one does not and exactly one does, that one is
 * chosen, and the one before it again once the country is one that it serves.
 */
export function useServiceOfCountry() {
  const ship = useShip();
  /** Null while the sender's country or the recipient's is not known. */
  const isDomestic = computed(() => {
    const from = ship.account?.shipFrom?.address.countryCode;
    const to = ship.draft.recipient.countryCode;
    return from && to ? from.toUpperCase() === to.toUpperCase() : null;
  });
  const fits = ({ domestic, international }: AccountService) =>
    isDomestic.value === null || (isDomestic.value ? domestic : international);
  const services = computed(() => ship.account?.services ?? []);
  const serviceOf = (code: string) => services.value.find(({ serviceCode }) => serviceCode === code) ?? null;

  /** What was chosen by the country, and in place of what; empty where nothing was. The service stays over a reload, so this does, too. */
  const followed = useDraft('ship-followed', () => ({ serviceCode: '', before: '' }));

  function follow(): void {
    const { draft } = ship;
    if (!ship.isOpen || draft.byRules || isDomestic.value === null) return;
    const before = followed.value.serviceCode === draft.serviceType ? serviceOf(followed.value.before) : null;
    const chosen = serviceOf(draft.serviceType);
    if (before && fits(before)) {
      draft.serviceType = before.serviceCode;
      followed.value = { serviceCode: '', before: '' };
    } else if (chosen && !fits(chosen)) {
      const [only, ...others] = services.value.filter(fits);
      if (!only || others.length > 0) return;
      followed.value = { serviceCode: only.serviceCode, before: chosen.serviceCode };
      draft.serviceType = only.serviceCode;
    }
  }
  // Behind the change of the account, which chooses a service of its own.
  watch([isDomestic, () => ship.draft.carrierId], follow, { flush: 'post' });

  return {
    fits,
    /** The service that the country chose, while it is chosen. */
    followed: computed(() =>
      followed.value.serviceCode === ship.draft.serviceType ? serviceOf(followed.value.serviceCode) : null,
    ),
  };
}
