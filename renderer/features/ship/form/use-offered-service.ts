import { watch, type Ref } from 'vue';
import { useAccounts } from '#renderer/stores/accounts.ts';
import type { ShipDraft } from './draft.ts';

/**
 * Where account or service of the form are not there, as before any was chosen, the first that are offered take their place. One that was
 * just named, as by a preset or an earlier shipment, stays though it is not offered any more: the station says so, and nobody buys another unseen.
 */
export function useOfferedService(draft: Ref<ShipDraft>): void {
  const accounts = useAccounts();
  watch(
    () => [accounts.isLoaded, draft.value.carrierId, draft.value.serviceType] as const,
    ([isLoaded, carrierId, serviceType], before) => {
      if (!isLoaded) return;
      const [wasLoaded, carrierBefore, serviceBefore] = before ?? [false, '', ''];
      const isNamed = (now: string, before: string) => wasLoaded && now !== '' && now !== before;
      if (isNamed(carrierId, carrierBefore) && !accounts.find(carrierId)) return;
      const chosen =
        accounts.find(draft.value.carrierId) ??
        accounts.accounts.find(({ primary }) => primary) ??
        accounts.accounts[0];
      if (!chosen || draft.value.phase !== 'editing') return;
      draft.value.carrierId = chosen.carrierId;
      const offered = chosen.services.some(({ serviceCode }) => serviceCode === draft.value.serviceType);
      if (!offered && !isNamed(serviceType, serviceBefore))
        draft.value.serviceType = chosen.services[0]?.serviceCode ?? '';
    },
    { immediate: true },
  );
}
